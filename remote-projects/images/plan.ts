import { imagesFor, type ImagePlan } from '@site/build/images';

const projects = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map((number) => `project-${number}`);
const views = projects.flatMap((project) => [`${project}-view-1`, `${project}-view-2`]);
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

/** The pictures of the projects team. */
export const plan: ImagePlan = [
  ...imagesFor('cover', ...projects),
  ...imagesFor('hero', 'hero-projects'),
  ...imagesFor('propertyCard', ...numbered('property', 8)),
  ...imagesFor('galleryView', ...views, ...numbered('interior', 6)),
  ...imagesFor('banner', 'banner-discover', 'banner-agent'),
  ...imagesFor('smallPortrait', 'agent-portrait'),
];
