import { interior1, interior2, interior3, interior4, interior5, interior6 } from '../../images/manifest.json';
import { inLocalArea } from './local-area';
import { getProperty } from './properties';

/** The one sample home that has a page of its own. */
export const detailHome = getProperty(1);

/** The Partner Agent of the samples, as his own page (`/agency`) names him. */
export const agentName = 'Bilal Ahmed';

/** Above the price: what the visitor looks at. */
export const detailTitle = 'Bright family house with a front lawn';

/** The first five stand on the page, all of them in the full-screen view. */
export const detailPhotos = [detailHome.image, interior1, interior2, interior3, interior5, interior4, interior6];

export const detailFacts: readonly { name: string; value: string }[] = [
  { name: 'Property type', value: 'House' },
  { name: 'Status', value: 'For rent' },
  { name: 'Living area', value: inLocalArea(240) },
  { name: 'Plot area', value: inLocalArea(500) },
  { name: 'Floors', value: '2' },
  { name: 'Year built', value: '2022' },
  { name: 'Heating', value: 'Gas' },
  { name: 'Condition', value: 'Ready to move in' },
];

export const keyInsights: readonly { title: string; text: string }[] = [
  {
    title: 'Light from two sides',
    text: 'Living room and kitchen run through the house, so there is sun in the morning and in the evening.',
  },
  {
    title: 'A quiet street',
    text: 'The house stands away from the main road. Only the people who live here drive past it.',
  },
  {
    title: 'Room to change',
    text: 'The study on the ground floor has its own bathroom and can become a bedroom for guests or parents.',
  },
  {
    title: 'Low running costs',
    text: 'Shaded windows and a well insulated roof keep the rooms cool for much of the day.',
  },
];

export const description: readonly string[] = [
  'A bright family house on two floors, with large framed windows to the street and a lawn in front. The entrance leads straight into a wide living room that opens to the kitchen and, behind it, to the garden.',
  'Upstairs there are three bedrooms, one of them with a balcony, and two bathrooms. The fourth bedroom is on the ground floor next to the guest bathroom. All rooms have fitted wardrobes.',
  'The roof terrace is made for summer evenings: it has shade, a sink and a view over the neighborhood. Two cars can be parked side by side behind the gate.',
];

/** Oldest first. Sample text, so without dates beyond the year of the facts. */
export const history: readonly { title: string; text: string }[] = [
  { title: 'Built', text: 'Completed in 2022 by its first owner, who still owns it.' },
  { title: 'Garden laid out', text: 'Lawn, trees and the garden wall were added in the first year.' },
  { title: 'Kitchen renewed', text: 'New worktops and appliances; the connections were checked at the same time.' },
  { title: 'Offered for rent', text: 'Cleaned, painted and photographed for this listing.' },
];

export const questions: readonly { id: string; title: string; content: string }[] = [
  {
    id: 'visit',
    title: 'Can I visit the house before I decide?',
    content: 'Yes. The agent agrees on a time with you and shows you the house, the garden and the parking places.',
  },
  {
    id: 'included',
    title: 'What does the monthly price include?',
    content: 'The house, the garden and both parking places. Power, water and gas are paid by use.',
  },
  {
    id: 'repairs',
    title: 'Who takes care of repairs?',
    content:
      'The owner keeps the building and the installations in order. You tell the agent what is broken, and the agent sends somebody.',
  },
];

/** The neighborhood, not the house: nobody lives at a sample address. */
export const detailPlace = {
  address: ['DHA Phase 6', 'Lahore, Pakistan'],
  latitude: 31.476,
  longitude: 74.458,
};
