import type { UseName } from './uses';

/** A part of a source image, in the terms of CSS `object-fit: cover`. */
export interface Crop {
  /** Width divided by height. */
  ratio: number;
  /** As the first value of `object-position`, in percent. */
  positionX: number;
}

export interface PlannedImage {
  /** File name of the source image without extension. */
  source: string;
  use: UseName;
  /** Name of the result where it differs from the source image's. */
  name?: string;
  crop?: Crop;
}

export interface PartPlan {
  /** Folder of the part, from the root of the repository. */
  part: string;
  images: readonly PlannedImage[];
  /** Files that are taken over byte by byte. */
  copies?: readonly string[];
}

const as = (use: UseName, ...sources: readonly string[]): PlannedImage[] => sources.map((source) => ({ source, use }));
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

const projectNumbers = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'];
const projectViews = projectNumbers.flatMap((number) => numbered(`project-${number}-view`, 2));

/** Who owns which picture. A part never shows another part's file: what two parts show, both have. */
export const imagePlan: readonly PartPlan[] = [
  {
    part: 'remote-marketing',
    images: [
      ...as('hero', 'hero-landing'),
      { source: 'hero-landing', name: 'hero-landing-tall', use: 'heroTall', crop: { ratio: 2 / 3, positionX: 46 } },
      ...as('panel', 'promo-panel'),
      ...as('smallPortrait', 'agent-portrait'),
      ...as('article', ...numbered('blog', 6)),
      ...as('hero', 'hero-overseas'),
      ...as(
        'countryTile',
        'country-albania',
        'country-austria',
        'country-belgium',
        'country-bulgaria',
        'country-croatia',
        'country-cyprus',
        'country-czech-republic',
        'country-denmark',
      ),
      ...as('panel', 'about-side'),
      ...as('banner', 'banner-agent', 'banner-discover'),
    ],
  },
  {
    part: 'remote-projects',
    images: [
      ...as('cover', ...projectNumbers.map((number) => `project-${number}`)),
      ...as('hero', 'hero-projects'),
      ...as('propertyCard', ...numbered('property', 8)),
      ...as('galleryView', ...projectViews, ...numbered('interior', 6)),
      ...as('banner', 'banner-discover', 'banner-agent'),
      ...as('smallPortrait', 'agent-portrait'),
    ],
  },
  {
    part: 'remote-agency',
    images: [...as('portrait', 'agent-portrait'), ...as('halfPage', 'agency-office')],
  },
  {
    // One photograph for each of the five screens, in the order login, register, forgot, verify, reset.
    part: 'remote-account',
    images: as('halfPage', 'project-06-view-2', 'interior-5', 'interior-1', 'property-3', 'interior-3'),
  },
  {
    part: 'shell',
    images: [],
    copies: ['favicon.svg', 'favicon.ico', 'favicon-32.png', 'favicon-192.png', 'favicon-512.png', 'apple-touch-icon.png'],
  },
];
