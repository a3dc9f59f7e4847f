import { screen, within } from '@testing-library/react';

import { renderInSite } from '../testing/render-in-site';
import { sampleImage } from '../testing/sample-image';
import { Banner } from './banner';
import { CardFrame, CardLink } from './card-frame';
import { CardGrid } from './card-grid';
import { PhotoHero } from './photo-hero';

test('a button of a card is beside its link, not inside', () => {
  renderInSite(
    <CardFrame action={<button>Save Lake City</button>}>
      <CardLink to="/project_details/6">Lake City</CardLink>
    </CardFrame>,
  );
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('link', { name: 'Lake City' })).toHaveAttribute('href', '/project_details/6');
  expect(card.getByRole('link')).not.toContainElement(card.getByRole('button', { name: 'Save Lake City' }));
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

test('the first large picture of a page is fetched at once', () => {
  renderInSite(<PhotoHero image={sampleImage}>Lahore</PhotoHero>);
  const image = screen.getByRole('img', { name: 'A gate between palm trees' });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('a banner has a heading and one way on', () => {
  renderInSite(
    <Banner
      image={sampleImage}
      title="Become An Agent"
      text="Show your listings"
      action={<a href="/pricing">Get started</a>}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Become An Agent' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get started' })).toBeVisible();
});
