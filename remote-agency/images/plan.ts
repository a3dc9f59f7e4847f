import { imagesFor, type ImagePlan } from '@site/build/images';

/** The pictures of the agency team. */
export const plan: ImagePlan = [...imagesFor('portrait', 'agent-portrait'), ...imagesFor('halfPage', 'agency-office')];
