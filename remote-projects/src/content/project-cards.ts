import type { ImageAsset } from '@site/ui/media';
import {
  project01Card,
  project01Link,
  project02Card,
  project02Link,
  project03Card,
  project03Link,
  project04Card,
  project04Link,
  project05Card,
  project05Link,
  project06Card,
  project06Link,
  project07Card,
  project07Link,
  project08Card,
  project08Link,
  project09Card,
  project09Link,
  project10Card,
  project10Link,
} from '../../images/manifest.json';

export type City = 'Lahore' | 'Islamabad';

/** What lists, links and search engines need. Routes read it too. */
export interface ProjectCardContent {
  id: number;
  image: ImageAsset;
  /** Address of the picture of link previews. */
  link: string;
  neighborhood: string;
  city: City;
  payment: 'plot' | 'home' | 'office';
  /** One sentence of 50 to 160 characters for search engines and link previews. */
  summary: string;
}

export const projectCards: readonly ProjectCardContent[] = [
  {
    id: 1,
    image: project01Card,
    link: project01Link.url,
    neighborhood: 'Liberty Lands Housing Lahore',
    city: 'Lahore',
    payment: 'plot',
    summary: 'Plots behind a sandstone gate and a long palm-lined promenade: introduction, amenities and payment plan.',
  },
  {
    id: 2,
    image: project02Card,
    link: project02Link.url,
    neighborhood: 'Kings Town Lahore',
    city: 'Lahore',
    payment: 'plot',
    summary:
      'A quiet residential scheme in Lahore around a crown monument, with its amenities, steps of payment and pictures.',
  },
  {
    id: 3,
    image: project03Card,
    link: project03Link.url,
    neighborhood: 'Park View City Lahore',
    city: 'Lahore',
    payment: 'home',
    summary:
      'Apartments and plots around a lake park in Lahore: read the introduction, the amenities and the payment plan.',
  },
  {
    id: 4,
    image: project04Card,
    link: project04Link.url,
    neighborhood: 'Capital Smart City Islamabad',
    city: 'Islamabad',
    payment: 'plot',
    summary:
      'A planned city near Islamabad with homes, offices and an elevated rail line: introduction, amenities, payment plan.',
  },
  {
    id: 5,
    image: project05Card,
    link: project05Link.url,
    neighborhood: 'Blue World Trade Center',
    city: 'Islamabad',
    payment: 'office',
    summary:
      'Two curved glass towers with offices and stores in Islamabad: what they offer and how a unit is paid for.',
  },
  {
    id: 6,
    image: project06Card,
    link: project06Link.url,
    neighborhood: 'Lake City',
    city: 'Lahore',
    payment: 'home',
    summary:
      'Villas and apartments on the water in Lahore: introduction, amenities, payment plan and a gallery of pictures.',
  },
  {
    id: 7,
    image: project07Card,
    link: project07Link.url,
    neighborhood: 'Lahore Smart City',
    city: 'Lahore',
    payment: 'plot',
    summary:
      'Districts planned around one civic hub in Lahore, with the amenities of each and the steps of the payment plan.',
  },
  {
    id: 8,
    image: project08Card,
    link: project08Link.url,
    neighborhood: 'Zaitoon City Lahore',
    city: 'Lahore',
    payment: 'plot',
    summary: 'Homes between olive groves on the edge of Lahore: what the scheme is, what it offers and how you pay.',
  },
  {
    id: 9,
    image: project09Card,
    link: project09Link.url,
    neighborhood: 'Blue World City Islamabad',
    city: 'Islamabad',
    payment: 'plot',
    summary:
      'Family homes around a blue-domed mosque near Islamabad: introduction, amenities, payment plan and pictures.',
  },
  {
    id: 10,
    image: project10Card,
    link: project10Link.url,
    neighborhood: 'Blue Town Lahore',
    city: 'Lahore',
    payment: 'home',
    summary:
      'White houses with blue roofs around a clubhouse in Lahore: introduction, amenities, payment plan and pictures.',
  },
];
