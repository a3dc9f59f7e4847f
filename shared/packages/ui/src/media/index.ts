export { Banner } from './banner';
export type { BannerProps } from './banner';
export type { ImageAsset, ImageSource } from './image-asset';
export { ParcelMap } from './parcel-map';
export type { ParcelMapProps } from './parcel-map';
export { PhotoHero } from './photo-hero';
export type { PhotoHeroProps } from './photo-hero';
export { Picture } from './picture';
export type { PictureProps } from './picture';
