export { Banner } from './banner';
export { CardFrame, CardLink } from './card-frame';
export { CardGrid } from './card-grid';
export { PhotoHero } from './photo-hero';
