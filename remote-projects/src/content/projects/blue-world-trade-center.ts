import { project05, project05View1, project05View2 } from '../../../images/manifest.json';
import type { ProjectText } from './project-text';

export const blueWorldTradeCenter: ProjectText = {
  introduction: [
    'Blue World Trade Center is a commercial project: two curved towers of blue glass on a shared base, with a plaza in front and the hills of Islamabad behind.',
    'The base holds stores, cafés and showrooms around a tall hall. Above it the towers are divided into offices, from one room for a small practice to an entire floor for a company.',
    'The towers are shaped so that every office has a window and no two fronts face each other closely. Owners may use their unit themselves or rent it out through the building’s management.',
  ],
  amenities: [
    'A reception in each tower, with passes for staff and for visitors.',
    'Stores, cafés and a food hall on the floors of the base.',
    'Meeting rooms that can be booked by the hour.',
    'Parking below ground, with places for bicycles and motorcycles.',
    'Central air conditioning and backup power on all floors.',
    'A plaza with palms, seats and a sculpture, open to everybody.',
  ],
  floor: [],
  banner: project05,
  bannerPosition: '50% 6%',
  supplementaryImages: [project05View1, project05View2, project05],
};
