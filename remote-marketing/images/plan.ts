import { imagesFor, type ImagePlan } from '@site/build/images';

/** The pictures of the marketing team. */
export const plan: ImagePlan = [
  ...imagesFor('hero', 'hero-landing'),
  { source: 'hero-landing', name: 'hero-landing-tall', use: 'heroTall', crop: { ratio: 2 / 3, positionX: 46 } },
  ...imagesFor('panel', 'promo-panel'),
  ...imagesFor('smallPortrait', 'agent-portrait'),
  ...imagesFor('article', 'blog-1', 'blog-2', 'blog-3', 'blog-4', 'blog-5', 'blog-6'),
  ...imagesFor('hero', 'hero-overseas'),
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
  ...imagesFor('panel', 'about-side'),
  ...imagesFor('banner', 'banner-agent', 'banner-discover'),
];
