import { paths, type FragmentProps, type SitePath } from '@site/contracts';

export interface Placeholder {
  heading: string;
  text: string;
  link: { to: SitePath; label: string };
  instead: { title: string; homes: Pick<FragmentProps['projects/fragments/property-grid'], 'place' | 'saleStatus'> };
}

export const buyPlaceholder: Placeholder = {
  heading: 'Inside BuyPage page!',
  text: 'Homes for sale will be listed here soon; until then our ten projects are the best place to start.',
  link: { to: paths.projects, label: 'See our projects' },
  instead: { title: 'Sample homes for sale', homes: { saleStatus: 'for sale' } },
};

export const rentPlaceholder: Placeholder = {
  heading: 'Inside RentPage page!',
  text: 'Homes to rent will be listed here soon; until then the search shows sample homes by city, rooms and price.',
  link: { to: paths.projectSearch, label: 'Open the search' },
  instead: { title: 'Sample homes to rent', homes: { saleStatus: 'per month' } },
};

export const overseasPlaceholder: Placeholder = {
  heading: 'Inside Overseas page!',
  text: 'Countries, regions and sample homes abroad have moved to the overseas page.',
  link: { to: paths.overseas, label: 'Go to overseas' },
  instead: { title: 'Sample homes abroad', homes: { place: 'overseas' } },
};
