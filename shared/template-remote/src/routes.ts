import type { RouteDefinition } from '@site/contracts';

/** Every path of the market-news team. */
export const routes: readonly RouteDefinition[] = [
  {
    path: '/market-news',
    name: 'marketNews',
    page: 'market-news',
    title: 'Market news',
    description: 'Market news: this page has just been opened, and says where to look around until it is ready.',
    // Nothing is there to be found yet. Remove this line with the first content.
    noindex: true,
  },
];
