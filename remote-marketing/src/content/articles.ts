import type { ImageAsset } from '@site/ui/media';
import {
  articleLakePark,
  articlePool,
  articleRoofs,
  articleScheme,
  articleStreet,
  articleTransit,
  blog1,
  blog1Link,
  blog1Upright,
  blog2,
  blog2Link,
  blog2Upright,
  blog3,
  blog3Link,
  blog3Upright,
  blog4,
  blog4Link,
  blog4Upright,
  blog5,
  blog5Link,
  blog5Upright,
  blog6,
  blog6Link,
  blog6Upright,
} from '../../images/manifest.json';

export interface Article {
  id: number;
  image: ImageAsset;
  upright: ImageAsset;
  /** Above the text. */
  inside: ImageAsset;
  /** Address of the picture of link previews. */
  link: string;
  name: string;
  neighborhood: string;
  city: 'Lahore' | 'Islamabad';
  /** One sentence of 50 to 160 characters, also for search engines. */
  description: string;
  history: string;
  review: string;
}

/** Routes read it too. */
export const articles: readonly Article[] = [
  {
    id: 1,
    image: blog1,
    upright: blog1Upright,
    inside: articleStreet,
    link: blog1Link.url,
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
    image: blog2,
    upright: blog2Upright,
    inside: articleLakePark,
    link: blog2Link.url,
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
    image: blog3,
    upright: blog3Upright,
    inside: articleTransit,
    link: blog3Link.url,
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
    image: blog4,
    upright: blog4Upright,
    inside: articleScheme,
    link: blog4Link.url,
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
    image: blog5,
    upright: blog5Upright,
    inside: articlePool,
    link: blog5Link.url,
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
    image: blog6,
    upright: blog6Upright,
    inside: articleRoofs,
    link: blog6Link.url,
    name: 'Is this Lahore society worth the investment?',
    neighborhood: 'How to weigh a payment plan',
    city: 'Lahore',
    description:
      'A calm way to weigh an investment in a Lahore society: the road, the papers, the whole payment plan and two visits.',
    history: 'Early buyers accepted dust and waiting. Those who came later paid more and moved in sooner.',
    review: 'Worth it for those who can hold for some years; a poor fit for anyone who needs the money back soon.',
  },
];

/** `id` as in the address: `01` is not `1`. */
export function findArticle(id: string | undefined): Article | undefined {
  return articles.find((article) => String(article.id) === id);
}

export const articleBody: readonly [string, string, string, string] = [
  'Begin with the road and leave the brochure for later. How you reach the gate, how wide the streets are behind it, and how far it is to a school, a clinic and a market: these are the things that will still be true when the launch banners have come down.',
  'Next, read the papers. Every scheme has a layout plan and a list of approvals, and both should be on the table before anybody talks about price. Ask for the number of the block and the street in writing. An office that has nothing to hide will hand it over without a second question.',
  'Payment plans deserve the same patience. A small booking amount can hide a steep last installment, and possession charges are often listed separately. Write the whole schedule into one table, add the cost of the transfer, and compare totals instead of monthly figures.',
  'Then go twice: once on a weekday morning and once on a weekend evening. You will meet the traffic, the neighbors and the light. If the place still feels right after the second visit, it very likely is.',
];

export const articleDate = { text: 'May 20, 2024', dateTime: '2024-05-20' } as const;
