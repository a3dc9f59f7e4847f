export { imagePlan } from './plan';
export type { PartPlan, PlannedImage } from './plan';
export { imageName } from './plan-files';
