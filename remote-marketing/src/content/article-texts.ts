export interface ArticleText {
  id: number;
  name: string;
  neighborhood: string;
  city: 'Lahore' | 'Islamabad';
  /** One sentence of 50 to 160 characters, also for search engines. */
  description: string;
  history: string;
  review: string;
}

export const articleTexts: readonly ArticleText[] = [
  {
    id: 1,
    name: 'A housing society in Lahore, street by street',
    neighborhood: 'What to look at before you book a plot',
    city: 'Lahore',
    description:
      'A housing society in Lahore: what the road, the papers and two visits tell you before you book a plot.',
    history: 'Twenty years ago this was farmland. Today it has its own rush hour.',
    review: 'Pleasant and easy to reach. Some blocks still wait for street lights.',
  },
  {
    id: 2,
    name: 'The best projects in Lahore right now',
    neighborhood: 'How to shorten a long list before you visit',
    city: 'Lahore',
    description:
      'How to turn a long list of projects in Lahore into a short one: the road, the papers, the payments, two visits.',
    history:
      'Lahore has grown outward along its ring roads, and each new stretch of road has brought a new group of schemes.',
    review:
      'The strongest candidates are seldom the loudest: look for finished roads and a plan that shows its approvals.',
  },
  {
    id: 3,
    name: 'A new city takes shape in Islamabad',
    neighborhood: 'What to check in a city that is still growing',
    city: 'Islamabad',
    description:
      'A new city near Islamabad: what to ask about roads, papers and payments while much of it is still a plan.',
    history: 'Islamabad was drawn on paper before it was built, and the districts at its edge still follow that habit.',
    review: 'A patient choice. The plan is generous; the first residents will live beside building sites for a while.',
  },
  {
    id: 4,
    name: 'A cricket stadium at the heart of the scheme',
    neighborhood: 'What to check before you live near one',
    city: 'Lahore',
    description:
      'Before you book near a cricket stadium: the way in, the papers, the payment plan, and a visit on a busy evening.',
    history:
      'Planners used to put sport at the edge of a scheme; lately they put the ground in the middle and build around it.',
    review:
      'Good for families who like company. Ask for a plot two streets back from the gates, where the evenings stay calm.',
  },
  {
    id: 5,
    name: 'Living beside the sports valley',
    neighborhood: 'What to check behind the green views',
    city: 'Islamabad',
    description:
      'Before you book beside a sports valley: the way in, the papers, the payment plan, and what two visits show.',
    history:
      'The valley was left open because it was hard to build on, and turned out to be the best place for a track.',
    review: 'The air and the view are the real amenities. Check who pays for the upkeep before you count on the pool.',
  },
  {
    id: 6,
    name: 'Is this Lahore society worth the investment?',
    neighborhood: 'How to weigh a payment plan',
    city: 'Lahore',
    description:
      'A calm way to weigh an investment in a Lahore society: the road, the papers, the whole payment plan and two visits.',
    history: 'Early buyers accepted dust and waiting. Those who came later paid more and moved in sooner.',
    review: 'Worth it for those who can hold for some years; a poor fit for anyone who needs the money back soon.',
  },
];
