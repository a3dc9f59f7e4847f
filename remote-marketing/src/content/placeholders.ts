import { paths, type FragmentProps, type SitePath } from '@site/contracts';

export interface Placeholder {
  heading: string;
  text: string;
  drawing?: 'rooms' | 'islands';
  link: { to: SitePath; label: string };
  instead: { title: string; homes: Pick<FragmentProps['projects/fragments/property-grid'], 'place' | 'saleStatus'> };
}

export const buyPlaceholder: Placeholder = {
  heading: 'Inside BuyPage page!',
  text: 'Homes for sale are coming soon; until then, start with our ten projects.',
  link: { to: paths.projects, label: 'See our projects' },
  instead: { title: 'Sample homes for sale', homes: { saleStatus: 'for sale' } },
};

export const rentPlaceholder: Placeholder = {
  heading: 'Inside RentPage page!',
  text: 'Rentals are coming soon; until then, search sample homes by city, bedrooms and price.',
  drawing: 'rooms',
  link: { to: paths.projectSearch, label: 'Open the search' },
  instead: { title: 'Sample homes to rent', homes: { saleStatus: 'per month' } },
};

export const overseasPlaceholder: Placeholder = {
  heading: 'Inside Overseas page!',
  text: 'Find countries, regions and sample homes on the Overseas page.',
  drawing: 'islands',
  link: { to: paths.overseas, label: 'Go to overseas' },
  instead: { title: 'Sample homes abroad', homes: { place: 'overseas' } },
};
