import { screen, within } from '@testing-library/react';

import { cssOf, renderInSite } from '../testing/render-in-site';
import { sampleImage } from '../testing/sample-image';
import { BlogCard } from './blog-card';
import { CardGrid } from './card-grid';
import { HeartButton } from './heart-button';
import { Pagination } from './pagination';
import { ProjectCard } from './project-card';
import { PropertyCard } from './property-card';
import { ViewAllTile } from './view-all-tile';

test('CARD-01 CARD-02 a project card shows image, name and city, and is one link', () => {
  renderInSite(<ProjectCard to="/project_details/6" image={sampleImage} name="Lake City" city="Lahore" />);
  const card = screen.getByRole('link', { name: /Lake City/ });
  expect(card).toHaveAttribute('href', '/project_details/6');
  expect(within(card).getByRole('img', { name: 'A gate between palm trees' })).toBeVisible();
  expect(within(card).getByRole('heading', { level: 3, name: 'Lake City' })).toBeVisible();
  expect(within(card).getByText('Lahore')).toBeVisible();
});

test.each([374, 400] as const)('CARD-07 a project card is %d px high', (height) => {
  renderInSite(<ProjectCard to="/" image={sampleImage} name="Lake City" city="Lahore" height={height} />);
  expect(cssOf(screen.getByRole('link'))).toContain(`height:${height}px`);
});

test('a property card shows price, status, place and three facts', () => {
  renderInSite(
    <PropertyCard
      to="/details"
      image={sampleImage}
      price="$90,000"
      saleStatus="per month"
      name="DHA Phase 6"
      city="Lahore"
      beds={4}
      baths={1}
      area={240}
    />,
  );
  const card = screen.getByRole('link');
  for (const text of ['$90,000 per month', 'DHA Phase 6', 'Lahore', '4 bedrooms', '1 bath', '240 m²']) {
    expect(card).toHaveTextContent(text);
  }
});

test('a heart beside the link saves a home without opening it', async () => {
  const onToggle = jest.fn();
  const heart = <HeartButton label="Save Lake City" pressed={false} onToggle={onToggle} />;
  const { user } = renderInSite(
    <ProjectCard to="/" image={sampleImage} name="Lake City" city="Lahore" action={heart} />,
  );
  const button = screen.getByRole('button', { name: 'Save Lake City', pressed: false });
  expect(screen.getByRole('link')).not.toContainElement(button);
  await user.click(button);
  expect(onToggle).toHaveBeenCalledTimes(1);
});

test('a blog card shows date, title, teaser and Read More, and is one link', () => {
  renderInSite(
    <BlogCard
      to="/blog_details/2"
      image={sampleImage}
      date="May 20, 2024"
      dateTime="2024-05-20"
      title="Best projects in Lahore"
      teaser="Where to look first"
    />,
  );
  const card = screen.getByRole('link', { name: /Best projects in Lahore/ });
  expect(card).toHaveAttribute('href', '/blog_details/2');
  for (const text of ['May 20, 2024', 'Where to look first', 'Read More']) expect(card).toHaveTextContent(text);
});

test('a grid is a named list of its cards; the drawing at its end is not counted', () => {
  renderInSite(
    <CardGrid columns="projects" label="Projects" tail={<svg />}>
      <p>One</p>
      <p>Two</p>
    </CardGrid>,
  );
  const list = screen.getByRole('list', { name: 'Projects' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});

test('the tile at the end of the landing grid leads to every project', () => {
  renderInSite(<ViewAllTile to="/projects" count={10} text="projects in two cities" />);
  expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/projects');
});

function pages(page: number) {
  return <Pagination page={page} pages={10} toPage={(number) => `/projects_details_view?page=${number}`} />;
}

test('pages are links from 1 to 10, and the open one is marked', () => {
  renderInSite(pages(3));
  const nav = screen.getByRole('navigation', { name: 'Pages' });
  expect(within(nav).getAllByRole('link', { name: /^Page \d+$/ })).toHaveLength(10);
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 3');
  expect(within(nav).getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/projects_details_view?page=4');
});

test('there is nothing before the first page and nothing after the last', () => {
  const { update } = renderInSite(pages(1));
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  update(pages(10));
  expect(screen.getByRole('link', { name: 'Previous page' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});
