/** $49.99 and $22.24 disagree on purpose (PAYM-05). */
export const order = {
  plan: 'Agency Plan',
  price: '$49.99',
  billed: 'billed annually',
  taxes: '$2.24',
  total: '$22.24',
  number: 'MZ-0000',
} as const;

/** Shown on pages with fields, so that nobody believes they bought something (PROD-03). */
export const paymentNotice = 'This is a demonstration. Nothing you type here is sent or kept, and no card is charged.';
