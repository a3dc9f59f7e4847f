export const agentName = 'Bilal Ahmed';

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
    text: 'The bedroom on the first floor has a bathroom next to it and can become a study or a room for parents.',
  },
  {
    title: 'Low running costs',
    text: 'Shaded windows and a well-insulated roof keep the rooms cool for much of the day.',
  },
];

export const description: readonly string[] = [
  'A bright family house with two stories, with large framed windows to the street and a lawn in front. The entrance leads straight into a wide living room that opens to the kitchen and, behind it, to the garden.',
  'On the second floor there are three bedrooms, one of them with a balcony, and two bathrooms. The fourth bedroom is on the first floor next to the guest bathroom. All bedrooms have built-in closets.',
  'The roof terrace is made for summer evenings: it has shade, a sink and a view over the neighborhood. Two cars can be parked side by side behind the gate.',
];

export const history: readonly { title: string; text: string }[] = [
  { title: 'Built', text: 'Completed in 2022 by its first owner, who still owns it.' },
  { title: 'Garden laid out', text: 'Lawn, trees and the garden wall were added in the first year.' },
  { title: 'Kitchen updated', text: 'New countertops and appliances.' },
  { title: 'Offered for rent', text: 'Cleaned, painted and photographed for this listing.' },
];

export const questions: readonly { id: string; title: string; content: string }[] = [
  {
    id: 'visit',
    title: 'Can I visit the house before I decide?',
    content: 'Yes. The agent agrees on a time with you and shows you the house, the garden and the parking spaces.',
  },
  {
    id: 'included',
    title: 'What does the monthly price include?',
    content: 'The house, the garden and both parking spaces. Electricity, water and gas are billed by use.',
  },
  {
    id: 'repairs',
    title: 'Who takes care of repairs?',
    content: 'The owner takes care of repairs. You tell the agent what is broken, and the agent sends someone.',
  },
];
