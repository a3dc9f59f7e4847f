import { paths, type RouteDefinition } from '@site/contracts';
import { homeLinks } from './content/home-links';
import { countryOf } from './content/home-places';
import { homes } from './content/homes';
import { projectCards } from './content/project-cards';
import { detailHome, headOf } from './model/home-facts';

const projects = { path: paths.projects, title: 'Our Projects' };

const maps = ['https://www.openstreetmap.org'];

/** Plain data: read at release time. */
export const routes: readonly RouteDefinition[] = [
  {
    path: '/projects',
    name: 'projects',
    page: 'projects',
    title: 'Our Projects',
    description:
      'Ten housing schemes and commercial projects in Lahore and Islamabad, each with its pictures and payment plan.',
  },
  {
    path: '/project_details/:id',
    name: 'project',
    page: 'project-details',
    parent: projects,
    staticParams: projectCards.map(({ id, link, neighborhood, city, summary }) => ({
      params: { id: String(id) },
      title: neighborhood,
      description: summary,
      image: link,
      about: { type: 'Place', locality: city, country: 'PK' },
    })),
    fallback: {
      title: 'Project not found',
      description:
        'There is no project under this number. Go back to the list of all ten projects in Lahore and Islamabad.',
    },
  },
  {
    path: '/projects_details_view',
    name: 'projectSearch',
    page: 'projects-details-view',
    parent: projects,
    title: 'Search projects',
    description: 'Search sample homes to rent or buy by type, city, bedrooms, baths and price, and sort what you find.',
  },
  {
    path: '/details',
    name: 'property',
    page: 'home',
    title: 'Property detail',
    description:
      'A sample family house in Lahore: pictures, price, key insights, description, map, history and questions.',
    canonical: paths.sampleHome(detailHome.id),
    frames: maps,
  },
  {
    path: '/details/:id',
    name: 'sampleHome',
    page: 'home',
    parent: { path: paths.projectSearch, title: 'Sample homes' },
    formerly: ['/details?home=:id'],
    frames: maps,
    staticParams: homes.map((home) => ({
      params: { id: String(home.id) },
      ...headOf(home),
      image: homeLinks[home.id]?.url,
      about: { type: 'Place', locality: home.city, country: countryOf(home).code },
    })),
    fallback: {
      title: 'Home not found',
      description: 'There is no sample home under this number. Go back to the search of all sample homes.',
    },
  },
  {
    path: '/property_listing',
    name: 'propertyListing',
    page: 'property-listing',
    title: 'Properties listing',
    description:
      'This listing of properties is being prepared. Until it opens, search the sample homes in our project view.',
  },
  {
    path: '/home_favourites',
    name: 'favourites',
    page: 'favorites',
    title: 'Favorites',
    description: 'The homes and projects that you saved in this browser, with suggested properties to rent and to buy.',
  },
  {
    path: '/user_home_favourites',
    name: 'userFavourites',
    page: 'favorites',
    title: 'Your favorites',
    description:
      'Your saved homes and projects, kept in this browser only, next to suggestions for renting and buying.',
    canonical: paths.favourites,
  },
];
