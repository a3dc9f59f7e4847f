import { project09, project09View1, project09View2 } from '../../../images/manifest.json';
import type { ProjectText } from './project-text';

export const blueWorldCity: ProjectText = {
  introduction: [
    'Blue World City Islamabad gathers around a mosque with blue domes and four minarets. A long pool lined with palms leads up to it and mirrors it after sunset.',
    'The family districts lie in a ring around this center, with hills on the horizon. Villas with gardens stand next to smaller houses, so that parents and grown children can live in the same street.',
    'Plots are sold in blocks, and each block has its own park and its own access road. This keeps building noise away from the streets where people have already moved in.',
  ],
  amenities: [
    'A grand mosque with a garden court and a pool in front.',
    'A park in every block, with shade, seats and a lawn for games.',
    'Schools and clinics spread over the ring of family districts.',
    'Wide access roads, so that no district is crossed by through traffic.',
    'Underground power and water lines, and street lights throughout.',
    'Guards at the entrances of every block, day and night.',
  ],
  floor: [],
  banner: project09,
  bannerPosition: '50% 40%',
  supplementaryImages: [project09View1, project09View2, project09],
};
