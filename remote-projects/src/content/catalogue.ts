import type { ImageAsset } from '@site/ui/media';
import {
  property1,
  property2,
  property3,
  property4,
  property5,
  property6,
  property7,
  property8,
} from '../../images/manifest.json';

export type HomeType = 'House' | 'Villa' | 'Apartment' | 'Condo';
export type SaleStatus = 'per month' | 'for sale';

export interface Home {
  /** 1 to 8 in the catalogue; higher ids are samples abroad. */
  id: number;
  image: ImageAsset;
  neighborhood: string;
  city: string;
  /** Dollars; the same for all homes (PVIEW-19). */
  price: number;
  saleStatus: SaleStatus;
  /** Whether it is also for sale: lists of homes for sale show it as `for sale`. */
  canBeBought: boolean;
  type: HomeType;
  beds: number;
  baths: number;
  /** Square meters. */
  area: number;
  description: string;
}

/** Dollars. */
export const samplePrice = 90_000;

function sample(home: Omit<Home, 'price' | 'saleStatus'>): Home {
  return { ...home, price: samplePrice, saleStatus: 'per month' };
}

/** The homes of the search, most popular first. */
export const catalogue: readonly Home[] = [
  sample({
    id: 1,
    image: property1,
    neighborhood: 'DHA Phase 6',
    city: 'Lahore',
    canBeBought: true,
    type: 'House',
    beds: 4,
    baths: 3,
    area: 240,
    description: 'A bright two-story family house with framed windows, a front lawn and parking for two cars.',
  }),
  sample({
    id: 2,
    image: property2,
    neighborhood: 'Gulberg III',
    city: 'Lahore',
    canBeBought: false,
    type: 'Villa',
    beds: 3,
    baths: 2,
    area: 180,
    description: 'A Spanish-style villa with an arched porch, a tiled roof and a garden on three sides.',
  }),
  sample({
    id: 3,
    image: property3,
    neighborhood: 'Bahria Town',
    city: 'Lahore',
    canBeBought: true,
    type: 'House',
    beds: 5,
    baths: 4,
    area: 320,
    description: 'A large modern house with a double-height lounge, a study and rooms for guests.',
  }),
  sample({
    id: 4,
    image: property4,
    neighborhood: 'Model Town',
    city: 'Lahore',
    canBeBought: true,
    type: 'House',
    beds: 4,
    baths: 3,
    area: 260,
    description: 'Brick, white plaster and wood around a shaded terrace, close to the park and the stores.',
  }),
  sample({
    id: 5,
    image: property5,
    neighborhood: 'F-7 Markaz',
    city: 'Islamabad',
    canBeBought: true,
    type: 'Apartment',
    beds: 2,
    baths: 2,
    area: 110,
    description:
      'A corner apartment with a glass balcony in a mid-rise building with an elevator and a superintendent.',
  }),
  sample({
    id: 6,
    image: property6,
    neighborhood: 'Johar Town',
    city: 'Lahore',
    canBeBought: true,
    type: 'House',
    beds: 3,
    baths: 3,
    area: 195,
    description: 'A three-story townhouse in a quiet row, with its own garage and a roof terrace.',
  }),
  sample({
    id: 7,
    image: property7,
    neighborhood: 'E-11',
    city: 'Islamabad',
    canBeBought: false,
    type: 'Condo',
    beds: 2,
    baths: 1,
    area: 95,
    description: 'A compact home high up in a residential tower, with a wide view of the evening sky.',
  }),
  sample({
    id: 8,
    image: property8,
    neighborhood: 'Lake City',
    city: 'Lahore',
    canBeBought: true,
    type: 'Villa',
    beds: 4,
    baths: 4,
    area: 310,
    description: 'A single-story villa that opens to a pool and a garden, with a separate guest wing.',
  }),
];

/** Throws for an unknown id. */
export function getHome(id: number): Home {
  const home = catalogue.find((candidate) => candidate.id === id);
  if (!home) throw new Error(`There is no sample home ${id}.`);
  return home;
}
