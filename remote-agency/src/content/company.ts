export const profileReasons = {
  title: 'What people see',
  reasons: [
    'Your company name and picture, beside every home you offer.',
    'A number that is answered. Add a second one for the hours when the first is busy.',
    'An address: many people like to talk about a home across a table.',
  ],
} as const;
