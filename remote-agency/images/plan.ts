import { imagesFor, type ImagePlan } from '@site/build/images';

export const plan: ImagePlan = [...imagesFor('portrait', 'agent-portrait'), ...imagesFor('halfPage', 'agency-office')];
