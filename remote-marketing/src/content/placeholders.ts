import { paths, type SitePath } from '@site/contracts';

/** A page that is not built yet: its exact text (spec §2), one sentence and one way on. */
export interface Placeholder {
  heading: string;
  text: string;
  link: { to: SitePath; label: string };
}

export const buyPlaceholder: Placeholder = {
  heading: 'Inside BuyPage page!',
  text: 'Homes for sale will be listed here soon; until then our ten projects are the best place to start.',
  link: { to: paths.projects, label: 'See our projects' },
};

export const rentPlaceholder: Placeholder = {
  heading: 'Inside RentPage page!',
  text: 'Homes to rent will be listed here soon; until then the search shows sample homes by city, rooms and price.',
  link: { to: paths.projectSearch, label: 'Open the search' },
};

export const overseasPlaceholder: Placeholder = {
  heading: 'Inside Overseas page!',
  text: 'This is a side door: countries, regions and sample homes abroad are on the overseas page.',
  link: { to: paths.overseas, label: 'Go to overseas' },
};
