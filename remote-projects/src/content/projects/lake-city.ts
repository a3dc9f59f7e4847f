import { project06, project06View1, project06View2 } from '../../../images/manifest.json';
import type { ProjectText } from './project-text';

export const lakeCity: ProjectText = {
  introduction: [
    'Lake City turns its best side to the water. Villas in a modern and in a Spanish style line the shore, many with a wooden jetty and a boat of their own.',
    'Behind the first row the plan grows denser: townhouses along short streets, then apartment buildings whose upper floors look over the roofs to the lake.',
    'Life here moves between the shore path, the club and the small squares. The shore itself stays open, so that the evening walk by the water belongs to everyone who lives here.',
  ],
  amenities: [
    'A path along the shore with lights, benches and places to fish.',
    'Jetties and a small harbor for rowing and sailing boats.',
    'A club with a pool, a gym and rooms for family occasions.',
    'Small squares with stores and a bakery, spread over the scheme.',
    'Guarded entrances and patrols on land and along the water.',
    'A school, a mosque and a clinic inside the scheme.',
  ],
  floor: [],
  banner: project06,
  supplementaryImages: [project06View1, project06View2, project06],
};
