export { imagesFor } from './plan';
export type { ImagePlan, PlannedImage } from './plan';
