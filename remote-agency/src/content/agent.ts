export const agent = {
  name: 'Bilal Ahmed',
  role: 'Partner Agent',
  description: [
    'Bilal shows homes and plots in Lahore and Islamabad. He walks every street before he shows a house on it: once at rush hour and once after dark.',
    'Ask him about papers, possession and the way to school, and he answers in plain words. If a place does not suit you he says so, and shows you the next one.',
  ],
} as const;
