import { imagesFor, linkPreviews, type ImagePlan } from '@manzil/line/build/images';

const blog = ['blog-1', 'blog-2', 'blog-3', 'blog-4', 'blog-5', 'blog-6'];
const upright = (source: string, name: string, positionX = 50): ImagePlan[number] => ({
  source,
  name,
  use: 'upright',
  crop: { ratio: 7 / 8, positionX },
});

export const plan: ImagePlan = [
  ...imagesFor('hero', 'hero-landing'),
  { source: 'hero-landing', name: 'hero-landing-tall', use: 'heroTall', crop: { ratio: 2 / 3, positionX: 46 } },
  ...imagesFor('panel', 'promo-panel'),
  ...imagesFor('smallPortrait', 'agent-portrait'),
  ...imagesFor('article', ...blog),
  ...blog.map((source) => upright(source, `${source}-upright`)),
  ...imagesFor(
    'galleryView',
    ...['street', 'lake-park', 'transit', 'scheme', 'pool', 'roofs'].map((view) => `article-${view}`),
  ),
  ...imagesFor('hero', 'hero-overseas'),
  { source: 'hero-overseas', name: 'hero-overseas-tall', use: 'heroTall', crop: { ratio: 2 / 3, positionX: 42 } },
  ...imagesFor(
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
  ...imagesFor('upright', 'about-side'),
  ...imagesFor('banner', 'banner-agent', 'banner-discover'),
  upright('plaza', 'banner-agent-upright'),
  upright('waterfront', 'banner-discover-upright', 15),
  ...linkPreviews('hero-landing', ...blog),
];
