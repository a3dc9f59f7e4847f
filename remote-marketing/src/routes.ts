import { paths, type RouteDefinition } from '@site/contracts';
import { heroLandingLink } from '../images/manifest.json';
import { articleDate, articles } from './content/articles';

/** Plain data: read in Node at release time. */
export const routes: readonly RouteDefinition[] = [
  {
    path: '/',
    name: 'home',
    page: 'landing',
    hydrate: 'interaction',
    title: 'Manzil: homes and projects in Lahore and Islamabad',
    description:
      'Rent, buy or sell with less effort: housing schemes and commercial projects in Lahore and Islamabad in one place.',
    header: 'over',
    image: heroLandingLink.url,
  },
  {
    path: '/buy',
    name: 'buy',
    page: 'buy',
    hydrate: 'never',
    title: 'Buy a home',
    description:
      'The page for buyers is still being built. Until it opens, browse the ten projects in Lahore and Islamabad.',
    noindex: true,
  },
  {
    path: '/rent',
    name: 'rent',
    page: 'rent',
    hydrate: 'never',
    title: 'Rent a home',
    description:
      'The page for tenants is still being built. Until it opens, look through the sample homes in our search.',
    noindex: true,
  },
  {
    path: '/coming-soon',
    name: 'comingSoon',
    page: 'coming-soon',
    hydrate: 'never',
    title: 'Coming soon',
    description:
      'This part of the site is not open yet. We are working on it; the homepage has everything that is ready today.',
    noindex: true,
  },
  {
    path: '/blog',
    name: 'blog',
    page: 'blog',
    hydrate: 'interaction',
    title: 'About us and blog',
    description:
      'How we look at rental homes and investments, and six articles about housing societies in Lahore and Islamabad.',
  },
  {
    path: '/blog_details/:id',
    name: 'article',
    page: 'article',
    hydrate: 'interaction',
    parent: { path: paths.blog, title: 'Blog' },
    staticParams: articles.map(({ id, link, name, description }) => ({
      params: { id: String(id) },
      title: name,
      description,
      image: link,
      about: { type: 'BlogPosting', published: articleDate.dateTime },
    })),
    fallback: {
      title: 'Article not found',
      description: 'There is no article at this address. The blog lists all six articles about Lahore and Islamabad.',
    },
  },
  {
    path: '/overseas',
    name: 'overseas',
    page: 'overseas',
    hydrate: 'interaction',
    title: 'Property overseas',
    description:
      'Look for a home abroad: popular countries, 32 markets by region, sample properties and an agent to ask.',
  },
  {
    path: '/overseas1',
    name: 'overseasPlaceholder',
    page: 'overseas-placeholder',
    hydrate: 'never',
    title: 'Overseas, coming soon',
    description:
      'This entrance to our overseas section is still being built. The overseas page itself is already open.',
    noindex: true,
  },
  {
    path: '/overseas_spain',
    name: 'spain',
    page: 'spain',
    hydrate: 'interaction',
    title: 'Search for property in Spain',
    description:
      'Search sample homes in Spain by type, price and bedrooms, see homes for sale in Madrid, and compare 24 cities.',
  },
];
