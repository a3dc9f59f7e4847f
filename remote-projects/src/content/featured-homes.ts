import type { ImageAsset } from '@site/ui/media';
import { homeCourtyard, homeGarden, homeTownhouse, property4 } from '../../images/manifest.json';

export interface FeaturedHome {
  id: number;
  title: string;
  image: ImageAsset;
  description: string;
  rooms: { beds: number; baths: number };
}

export const featuredPrice = '$650 000';
export const featuredLocation = 'Model Town, Lahore';

const rooms = { beds: 4, baths: 3 };

export const featuredHomes: readonly FeaturedHome[] = [
  {
    id: 1,
    title: 'Courtyard house by the park',
    image: homeCourtyard,
    description: 'Two floors around a planted courtyard, with a deep veranda to the south and a garage for two cars.',
    rooms,
  },
  {
    id: 2,
    title: 'Brick house with a terrace',
    image: property4,
    description: 'Warm brick outside, white walls inside, and a covered terrace that joins the kitchen to the garden.',
    rooms,
  },
  {
    id: 3,
    title: 'Townhouse with a roof garden',
    image: homeTownhouse,
    description: 'Three quiet floors in a row of six, with a garage below and a roof garden for the evenings.',
    rooms,
  },
  {
    id: 4,
    title: 'Garden villa with a pool',
    image: homeGarden,
    description: 'All rooms on one level, each with a door to the garden, and a pool in the shade of old trees.',
    rooms,
  },
];
