export const overseas = {
  title: 'Overseas',
  searchPlaceholder: 'Country, region or city',
  advanced: 'Advanced Search',
  popular: 'Most popular countries',
  recommended: 'Recommended properties',
  byRegion: 'Countries by region',
  contact: 'Contact With An Agent',
  about: {
    title: 'About',
    paragraphs: [
      'Buying abroad is easier when every country is described in the same way. We are preparing a plain guide to costs, ownership and paperwork for each country.',
      'With over 4 million searches a month, our visitors use these pages to settle on a region first and on a home second. Once you have a short list, an agent who knows the place answers your questions and stays with you until you hold the keys.',
    ],
  },
} as const;

export const agentBanner = {
  title: 'Become An Agent',
  text: 'Put your listings in front of people who are already looking abroad.',
  action: 'See agency plans',
} as const;
