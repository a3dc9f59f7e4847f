export const comingSoon = {
  heading: 'We are working hard to bring you something amazing. Stay tuned!',
  action: 'Back to Homepage',
} as const;
