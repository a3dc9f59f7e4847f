import { imagesFor, linkPreviews, type ImagePlan } from '@manzil/line/build/images';

const projects = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map((number) => `project-${number}`);
const views = projects.flatMap((project) => [`${project}-view-1`, `${project}-view-2`]);
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

/** The second list needs more bytes at the same width. */
const places = [
  'alicante',
  'aravaca',
  'chamartin',
  'conde-orgaz',
  'limassol',
  'malaga',
  'palma',
  'puerta-de-hierro',
  'sanchinarro',
  'split',
  'townhouse',
];
const detailed = ['bruges', 'chamberi', 'courtyard', 'garden', 'graz', 'mirasierra', 'salamanca'];

/** Not sample homes: they have no page. */
const featured = ['courtyard', 'garden', 'townhouse'];
const homesAbroad = [...places, ...detailed]
  .filter((place) => !featured.includes(place))
  .map((place) => `home-${place}`);

const subjects = [48, 51, 57, 72, 46, 15, 43, 50, 50, 65];
const upright = (source: string, name: string, positionX: number): ImagePlan[number] => ({
  source,
  name,
  use: 'upright',
  crop: { ratio: 7 / 8, positionX },
});

export const plan: ImagePlan = [
  ...imagesFor('cover', ...projects),
  ...projects.map((project, index) => upright(project, `${project}-card`, subjects[index] ?? 50)),
  { source: 'project-06', name: 'project-06-strip', use: 'strip', crop: { ratio: 2.2, positionX: 50, positionY: 61 } },
  ...imagesFor('propertyCard', ...numbered('property', 8), ...places.map((place) => `home-${place}`)),
  ...imagesFor('detailedCard', ...detailed.map((place) => `home-${place}`)),
  ...imagesFor('galleryView', ...views, ...numbered('interior', 6)),
  ...imagesFor('banner', 'banner-discover', 'banner-agent'),
  upright('project-05-view-2', 'banner-agent-upright', 50),
  ...imagesFor('smallPortrait', 'agent-portrait'),
  ...linkPreviews(...projects, ...numbered('property', 8), ...homesAbroad, 'interior-3'),
];
