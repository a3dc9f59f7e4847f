/** Shown on every page with fields, so that nobody believes they bought something (PROD-03). */
export const paymentNotice = 'This is a demonstration. Nothing you type here is sent or kept, and no card is charged.';

export const orderNotice = 'This is a demonstration. No order was placed and no card was charged.';

export const profileNotice =
  'This is a demonstration. Nothing you enter here is sent or kept, and the picture never leaves your browser.';
