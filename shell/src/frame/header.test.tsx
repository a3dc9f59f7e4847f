import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SiteProvider } from '@site/ui/core';
import { Header } from './header';

test.each([
  ['over the picture', true],
  ['above the page', false],
])('the link to the current page is bold, the others are not: bar %s @HEAD-03', (_, isOver) => {
  const element = (
    <SiteProvider>
      <Header isOver={isOver} />
    </SiteProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/blog'] })} />);
  const weightOf = (name: string) => getComputedStyle(screen.getByRole('link', { name })).fontWeight;
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  expect(weightOf('Home')).toBe(weightOf('Our Projects'));
  expect(weightOf('Blog')).not.toBe(weightOf('Home'));
});
