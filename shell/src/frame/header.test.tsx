import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SiteProvider } from '@site/ui/core';
import { Header } from './header';

function FrameOver() {
  return (
    <SiteProvider>
      <Header isOver />
    </SiteProvider>
  );
}

function FrameAbove() {
  return (
    <SiteProvider>
      <Header isOver={false} />
    </SiteProvider>
  );
}

test.each([
  ['over the picture', FrameOver],
  ['above the page', FrameAbove],
])('the link to the current page is bold, the others are not: bar %s @HEAD-03', (_, Component) => {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', Component }], { initialEntries: ['/blog'] })} />);
  const weightOf = (name: string) => getComputedStyle(screen.getByRole('link', { name })).fontWeight;
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  expect(weightOf('Home')).toBe(weightOf('Our Projects'));
  expect(weightOf('Blog')).not.toBe(weightOf('Home'));
});
