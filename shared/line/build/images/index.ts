export { imagesFor, linkPreviews } from './plan';
export type { ImagePlan, PlannedImage } from './plan';
