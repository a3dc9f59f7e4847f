/** @jest-environment node */
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { PageProps } from '@site/contracts';
import { SiteProvider } from '@site/ui/core';
import DetailsPage from './pages/details';
import FavouritesPage from './pages/favourites';
import ProjectDetailsPage from './pages/project-details';
import ProjectsPage from './pages/projects';
import ProjectsDetailsViewPage from './pages/projects-details-view';
import PropertyListingPage from './pages/property-listing';

const pages: [path: string, page: ComponentType<PageProps>, params: PageProps['params'], text: string][] = [
  ['/projects', ProjectsPage, {}, 'Blue Town Lahore'],
  ['/project_details/4', ProjectDetailsPage, { id: '4' }, 'An elevated line that connects the districts'],
  ['/project_details/99', ProjectDetailsPage, { id: '99' }, 'We could not find this project'],
  ['/projects_details_view', ProjectsDetailsViewPage, {}, '1 to 16 of 280 projects'],
  ['/details', DetailsPage, {}, 'The agent agrees on a time with you'],
  ['/property_listing', PropertyListingPage, {}, 'Inside PropertiesListing page'],
  ['/home_favourites', FavouritesPage, {}, 'Suggested Properties'],
];

test.each(pages)('%s renders on the server without a style attribute', (path, Page, params, text) => {
  const html = renderToString(
    <SiteProvider>
      <MemoryRouter initialEntries={[path]}>
        <Page params={params} />
      </MemoryRouter>
    </SiteProvider>,
  );
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain(text);
  expect(html).not.toContain(' style="');
  expect(html).not.toContain('<iframe');
});
