import { paths } from '@site/contracts';

export const landing = {
  headline: 'RENT, BUY, SELL',
  tagline: 'Making your real estate journey effortless',
  search: { title: 'Find your property', placeholder: 'Neighborhood, project or city' },
  steps: [
    {
      id: 'search',
      title: 'Search your Destination',
      text: 'Browse projects by city and price until one of them feels right.',
      link: { to: paths.projectSearch, label: 'Search sample homes' },
    },
    {
      id: 'agent',
      title: 'Contact an Agent',
      text: 'Send one request. An agent answers with plans, prices and a time to visit.',
      link: { to: paths.agent, label: 'Meet a partner agent' },
    },
    {
      id: 'keys',
      title: 'Rent or Buy Property',
      text: 'Agree on the terms, sign, and pick up the keys to your new place.',
      link: { to: paths.property, label: 'See a sample home' },
    },
  ],
  projects: { title: 'Projects', note: 'Housing and commercial schemes in Lahore and Islamabad', all: 'View All 10' },
  promo: { city: 'Lahore', from: 'Starting From', amount: 'Rs. 90,000', period: '/ Per month', action: 'Coming Soon' },
  properties: { title: 'Properties', text: 'Coming Soon! Stay tuned.' },
} as const;
