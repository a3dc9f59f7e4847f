export { ParcelMap, pinPath } from './parcel-map';
export { ParcelStage } from './parcel-stage';
export { coverSizes, Picture, type ImageAsset } from './picture';
export { photoBox, photoLayer, scrimLayer, scrims } from './scrim';
