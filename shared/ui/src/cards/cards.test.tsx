import { screen, within } from '@testing-library/react';

import { renderInSite } from '../testing/render-in-site';
import { CardGrid } from './card-grid';

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
