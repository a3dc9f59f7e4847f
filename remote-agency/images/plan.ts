import { imagesFor, type ImagePlan } from '@manzil/line/build/images';

export const plan: ImagePlan = imagesFor('portrait', 'agent-portrait');
