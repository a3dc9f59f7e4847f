import { project03, project03View1, project03View2 } from '../../../images/manifest.json';
import type { ProjectText } from './project-text';

export const parkViewCity: ProjectText = {
  introduction: [
    'Park View City Lahore is laid out around a park, and the park around a lake. A footbridge leads to a pavilion on an island, and most apartment buildings look out on the water.',
    'Cars stay at the edge. Inside, winding paths connect the buildings with the stores and the school, so that a child can walk from the front door to the playground without crossing a road.',
    'Both apartments and plots are offered. The apartment buildings stand in loose groups with gardens in between, which lets light and air reach the apartments from two sides.',
  ],
  amenities: [
    'A park with a lake, an island pavilion and more than one way around.',
    'Paths for walking and running, with lights and drinking water.',
    'Elevators, a superintendent and covered parking in every apartment building.',
    'A shopping street on the side that faces the main road.',
    'Play areas and sports courts between the buildings.',
    'Backup power for elevators, pumps and the lights in the stairwells.',
  ],
  floor: [],
  banner: project03,
  supplementaryImages: [project03View1, project03View2, project03],
};
