import type { PaymentKind } from './payment-steps';

export type City = 'Lahore' | 'Islamabad';

/** What lists, links and search engines need. Plain data: routes read it too. */
export interface ProjectName {
  id: number;
  neighborhood: string;
  city: City;
  payment: PaymentKind;
  /** One sentence of 50 to 160 characters for search engines and link previews. */
  summary: string;
}

export const projectNames: readonly ProjectName[] = [
  {
    id: 1,
    neighborhood: 'Liberty Lands Housing Lahore',
    city: 'Lahore',
    payment: 'plot',
    summary: 'Plots behind a sandstone gate and a long palm-lined promenade: introduction, amenities and payment plan.',
  },
  {
    id: 2,
    neighborhood: 'Kings Town Lahore',
    city: 'Lahore',
    payment: 'plot',
    summary:
      'A quiet residential scheme in Lahore around a crown monument, with its amenities, steps of payment and pictures.',
  },
  {
    id: 3,
    neighborhood: 'Park View City Lahore',
    city: 'Lahore',
    payment: 'home',
    summary:
      'Apartments and plots around a lake park in Lahore: read the introduction, the amenities and the payment plan.',
  },
  {
    id: 4,
    neighborhood: 'Capital Smart City Islamabad',
    city: 'Islamabad',
    payment: 'plot',
    summary:
      'A planned city near Islamabad with homes, offices and an elevated rail line: introduction, amenities, payment plan.',
  },
  {
    id: 5,
    neighborhood: 'Blue World Trade Center',
    city: 'Islamabad',
    payment: 'office',
    summary:
      'Two curved glass towers with offices and stores in Islamabad: what they offer and how a unit is paid for.',
  },
  {
    id: 6,
    neighborhood: 'Lake City',
    city: 'Lahore',
    payment: 'home',
    summary:
      'Villas and apartments on the water in Lahore: introduction, amenities, payment plan and a gallery of pictures.',
  },
  {
    id: 7,
    neighborhood: 'Lahore Smart City',
    city: 'Lahore',
    payment: 'plot',
    summary:
      'Districts planned around one civic hub in Lahore, with the amenities of each and the steps of the payment plan.',
  },
  {
    id: 8,
    neighborhood: 'Zaitoon City Lahore',
    city: 'Lahore',
    payment: 'plot',
    summary: 'Homes between olive groves on the edge of Lahore: what the scheme is, what it offers and how you pay.',
  },
  {
    id: 9,
    neighborhood: 'Blue World City Islamabad',
    city: 'Islamabad',
    payment: 'plot',
    summary:
      'Family homes around a blue-domed mosque near Islamabad: introduction, amenities, payment plan and pictures.',
  },
  {
    id: 10,
    neighborhood: 'Blue Town Lahore',
    city: 'Lahore',
    payment: 'home',
    summary:
      'White houses with blue roofs around a clubhouse in Lahore: introduction, amenities, payment plan and pictures.',
  },
];
