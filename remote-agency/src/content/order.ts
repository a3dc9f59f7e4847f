/** $49.99 and $22.24 disagree on purpose (PAYM-05). */
export const order = {
  plan: 'Agency Plan',
  price: '$49.99',
  billed: 'billed annually',
  taxes: '$2.24',
  total: '$22.24',
  number: 'MZ-0000',
} as const;
