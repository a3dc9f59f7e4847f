import { project01, project01View1, project01View2 } from '../../../images/manifest.json';
import type { ProjectText } from './project-text';

export const libertyLands: ProjectText = {
  introduction: [
    'Liberty Lands Housing Lahore begins with its gate: a sandstone arch under golden domes, and behind it a long promenade with water and palm trees. From there the streets branch off into quiet neighborhoods.',
    'The plan puts the busy things first. Stores, offices and the visitors’ parking stand near the entrance, so the streets behind them carry little more than the cars of the people who live there.',
    'Plots come in several sizes and lie on straight, tree-lined roads. You may build at your own pace, within a simple set of rules that keeps facades, heights and gardens in tune with each other.',
  ],
  amenities: [
    'A staffed gate with a reception for visitors, open around the clock.',
    'A promenade with fountains for an evening walk, lit until late.',
    'Water, power, gas and fiber run underground to every plot.',
    'A mosque, a school site and a clinic site within the scheme.',
    'Neighborhood parks with shade, benches and a place to play.',
    'Wide main roads with their own lane for walking and cycling.',
  ],
  floor: [],
  banner: project01,
  bannerPosition: '50% 35%',
  supplementaryImages: [project01View1, project01View2, project01],
};
