export const profileReasons = {
  title: 'What people see',
  reasons: [
    'Your company name and picture, beside every home you offer.',
    'A phone number someone answers. Add a second for busy hours.',
    'An address: many people prefer to talk in person.',
  ],
} as const;
