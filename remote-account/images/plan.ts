import { imagesFor, type ImagePlan } from '@manzil/line/build/images';

export const plan: ImagePlan = imagesFor(
  'halfPage',
  'project-06-view-2',
  'interior-5',
  'interior-1',
  'property-3',
  'interior-3',
);
