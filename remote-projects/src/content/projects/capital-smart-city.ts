import { project04, project04View1, project04View2 } from '../../../images/manifest.json';
import type { ProjectText } from './project-text';

export const capitalSmartCity: ProjectText = {
  introduction: [
    'Capital Smart City Islamabad is planned as a complete city rather than a single housing scheme. Homes, offices, schools and parks are laid out together, so that most daily trips stay short and walkable.',
    'A wide central boulevard carries the traffic and an elevated rail line, while the residential streets behind it remain quiet and shaded. A canal park runs between the towers and the family districts.',
    'Plots and apartments are released district by district. Each district is planned with its own roads, utilities and green belts, so that nobody has to wait for the whole city to be finished.',
  ],
  amenities: [
    'Underground power, water and fiber to every plot before handover.',
    'An elevated line that connects the districts with the city center.',
    'Parks and green belts a short walk from every front door.',
    'Schools, clinics and mosques inside each residential district.',
    'Gated entrances, street lighting and patrols day and night.',
    'A business district with offices and hotels on the northern edge.',
  ],
  floor: [],
  banner: project04,
  bannerPosition: '50% 12%',
  supplementaryImages: [project04View1, project04View2, project04],
};
