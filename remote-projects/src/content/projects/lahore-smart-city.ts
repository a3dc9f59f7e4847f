import { project07, project07View1, project07View2 } from '../../../images/manifest.json';
import type { ProjectText } from './project-text';

export const lahoreSmartCity: ProjectText = {
  introduction: [
    'Lahore Smart City has a clear center: a white, ribbed civic hub in a landscaped roundabout, where the main avenues of the plan meet.',
    'Around it lie districts with a task each. One gathers offices and stores, one schools and sports, the others are for living. Shaded avenues connect them, with a lane for buses.',
    'The word smart is meant practically. Solar roofs shade the parking lots, meters can be read on a phone, and street lights dim when nobody is on the road.',
  ],
  amenities: [
    'A civic hub with a library, a hall for events and public services.',
    'Solar canopies over the parking lots, with places to charge.',
    'A bus lane on the avenues and shaded stops within a short walk.',
    'Meters for water and power that residents can read online.',
    'A sports district with courts, a field and a running track.',
    'Cameras and emergency points along all main roads.',
  ],
  floor: [],
  banner: project07,
  bannerPosition: '50% 14%',
  supplementaryImages: [project07View1, project07View2, project07],
};
