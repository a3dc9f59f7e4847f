export const accountNotice = 'This is a demonstration. Nothing you type here is sent or kept.';

export const noCodeNotice = 'This is a demonstration. No code is sent, and nothing you type is sent or kept.';
