export const agent = {
  name: 'Bilal Ahmed',
  role: 'Partner Agent',
  description: [
    'Bilal shows homes and plots in Lahore and Islamabad. He walks through every street before he offers a house on it, at the hours when people really come home: in the morning rush, and after dark.',
    'Ask him about papers, possession and the way to school, and he answers in plain words. If a place does not suit you he says so, and shows you the next one.',
  ],
} as const;
