export const articleBody: readonly [string, string, string, string] = [
  'Begin with the road and leave the brochure for later. How you reach the gate, how wide the streets are behind it, and how far it is to a school, a clinic and a market: these are the things that will still be true when the launch banners have come down.',
  'Next, read the papers. Every scheme has a layout plan and a list of approvals, and both should be on the table before anybody talks about price. Ask for the number of the block and the street in writing. An office that has nothing to hide will hand it over without a second question.',
  'Payment plans deserve the same patience. A small booking amount can hide a steep last installment, and possession charges are often listed separately. Write the whole schedule into one table, add the cost of the transfer, and compare totals instead of monthly figures.',
  'Then go twice: once on a weekday morning and once on a weekend evening. You will meet the traffic, the neighbors and the light. If the place still feels right after the second visit, it very likely is.',
];

export const articleDate = { text: 'May 20, 2024', dateTime: '2024-05-20' } as const;
