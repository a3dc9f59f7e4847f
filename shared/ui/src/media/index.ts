export { coverSizes } from './cover-sizes';
export type { ImageAsset, ImageSource } from './image-asset';
export { ParcelMap } from './parcel-map';
export type { ParcelMapProps } from './parcel-map';
export { ParcelStage } from './parcel-stage';
export type { ParcelStageProps } from './parcel-stage';
export { Picture } from './picture';
export type { PictureProps } from './picture';
export { photoBox, photoLayer, scrimLayer, scrims } from './scrim';
