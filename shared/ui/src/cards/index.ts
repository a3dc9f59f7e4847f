export { Banner } from './banner';
export type { BannerProps } from './banner';
export { CardFrame, CardLink } from './card-frame';
export { CardGrid } from './card-grid';
export type { CardGridProps } from './card-grid';
export { PhotoHero } from './photo-hero';
export type { PhotoHeroProps } from './photo-hero';
