import { project10, project10View1, project10View2 } from '../../../images/manifest.json';
import type { ProjectText } from './project-text';

export const blueTown: ProjectText = {
  introduction: [
    'Blue Town Lahore is easy to recognize: white houses, blue roofs, and in the middle a low clubhouse with a long pool under palm trees.',
    'The houses come finished. You choose one of a few types, from two bedrooms to five, and move in when the keys are handed over; nobody has to manage a building site.',
    'Rows of houses face each other across narrow, planted streets. Every street ends at a green, and from every green a path leads to the clubhouse.',
  ],
  amenities: [
    'A clubhouse with a pool, changing rooms and a café.',
    'Ready-built houses with fitted kitchens and bathrooms.',
    'A parking place beside each house and more for guests.',
    'Greens at the end of the streets, with swings and shade.',
    'A water tower and pumps that supply the whole town.',
    'A guarded entrance and lights on every path.',
  ],
  floor: [],
  banner: project10,
  supplementaryImages: [project10View1, project10View2, project10],
};
