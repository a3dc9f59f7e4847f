import { project02, project02View1, project02View2 } from '../../../images/manifest.json';
import type { ProjectText } from './project-text';

export const kingsTown: ProjectText = {
  introduction: [
    'Kings Town Lahore is a residential scheme on a human scale. Its landmark is the golden crown on the fountain at the first roundabout; everything else is deliberately calm.',
    'Brick, plaster and garden walls set the tone of the streets. Houses stand close enough for neighbors to know each other and far enough apart for a tree on every front lawn.',
    'The scheme suits families who want a plot that they can build on step by step. Small and medium plots make up most of the plan, with a few larger ones on the corners.',
  ],
  amenities: [
    'A central roundabout with flower beds, the meeting point of the town.',
    'A gated entrance with cameras and a guard on duty day and night.',
    'A row of everyday stores within a short walk of every street.',
    'Play areas set back from the road, with a fence and a gate.',
    'Street lighting on every road, including the lanes behind the houses.',
    'A mosque in the middle of the scheme, reached on foot from all sides.',
  ],
  floor: [],
  banner: project02,
  supplementaryImages: [project02View1, project02View2, project02],
};
