import type { RouteDefinition } from '@site/contracts';

/**
 * The purchase is a demonstration: it is not indexed, and pages with fields for a card, a pin or a company are never
 * cached.
 */
export const routes: readonly RouteDefinition[] = [
  {
    path: '/pricing',
    name: 'pricing',
    page: 'pricing',
    hydrate: 'interaction',
    title: 'Plans for all sizes',
    description:
      'Compare the Basic and Business plans for real estate agencies: prices, seats, credits and answers to common questions.',
  },
  {
    path: '/agency',
    name: 'agent',
    page: 'agency',
    hydrate: 'interaction',
    title: 'Partner Agent',
    description:
      'Meet a Manzil Partner Agent: who shows you the home, what they know about the area and how they work with you.',
  },
  {
    path: '/agency_plans',
    name: 'agencyPlans',
    page: 'agency-plans',
    hydrate: 'interaction',
    title: 'Agency plans',
    description:
      'Two Starter plans for agencies that sell or rent out homes. Switch between annual and monthly pricing before you begin.',
  },
  {
    path: '/plan_started',
    name: 'payment',
    page: 'plan-started',
    title: 'Payment',
    description:
      'The payment step of the Agency Plan, shown as a demonstration: nothing you type is sent and no card is charged.',
    noindex: true,
    noStore: true,
  },
  {
    path: '/otp_confirmed',
    name: 'cardPin',
    page: 'otp-confirmed',
    title: 'Card pin',
    description:
      'The card pin step of the Agency Plan, shown as a demonstration: four boxes, nothing is sent and nothing is kept.',
    noindex: true,
    noStore: true,
  },
  {
    path: '/order_confirmed',
    name: 'orderConfirmed',
    page: 'order-confirmed',
    hydrate: 'never',
    title: 'Order confirmed',
    description:
      'The confirmation that follows the purchase of an Agency Plan, shown as a demonstration without a real order.',
    noindex: true,
  },
  {
    path: '/complete_profile',
    name: 'companyProfile',
    page: 'complete-profile',
    title: 'Company profile',
    description:
      'The company profile that completes the Agency Plan, shown as a demonstration: nothing leaves your browser.',
    noindex: true,
    noStore: true,
  },
];
