import { act, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { renderToString } from 'react-dom/server';
import { SiteProvider } from '@site/ui/core';
import { Menu, MenuDrawer } from './menu-drawer';

function Frame() {
  return (
    <SiteProvider>
      <Menu />
      <MenuDrawer />
    </SiteProvider>
  );
}

async function openMenu() {
  const router = createMemoryRouter([{ path: '*', Component: Frame }], {
    initialEntries: ['/blog', '/projects'],
    initialIndex: 1,
  });
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  return { user, router, menu: screen.getByRole('dialog', { name: 'Menu' }) };
}

test('the drawer is in the HTML, closed, and opens without scripts @HEAD-10', () => {
  const router = createMemoryRouter([{ path: '*', Component: Frame }]);
  const root = document.createElement('div');
  root.innerHTML = renderToString(<RouterProvider router={router} />);
  const dialog = root.querySelector('dialog');
  expect(dialog).not.toHaveAttribute('open');
  expect(Array.from(dialog?.querySelectorAll('a') ?? [], (link) => link.textContent)).toEqual([
    'Home',
    'Our Projects',
    'Blog',
    'Sign in',
  ]);
  const button = root.querySelector('[aria-label="Open menu"]');
  expect(button).toHaveAttribute('commandfor', dialog?.id);
  expect(button).toHaveAttribute('command', 'show-modal');
});

test.each([
  ['a click', (user: UserEvent, link: HTMLElement) => user.click(link)],
  ['Enter', (user: UserEvent, link: HTMLElement) => (link.focus(), user.keyboard('{Enter}'))],
])('%s on a link follows it and closes the drawer @HEAD-06 @HEAD-07', async (_, press) => {
  const { user, router, menu } = await openMenu();
  await press(user, within(menu).getByRole('link', { name: 'Sign in' }));
  expect(router.state.location.pathname).toBe('/login');
  expect(menu).not.toHaveAttribute('open');
});

test.each(['{Escape}', 'x', '{ArrowDown}', '{Control}', '{F2}', ' '])(
  'the key %s closes the drawer @HEAD-07',
  async (key) => {
    const { user, menu } = await openMenu();
    within(menu).getByRole('link', { name: 'Blog' }).focus();
    await user.keyboard(key);
    expect(menu).not.toHaveAttribute('open');
  },
);

test('the close button closes the drawer, by click and by key @HEAD-09', async () => {
  const { user, menu } = await openMenu();
  await user.click(within(menu).getByRole('button', { name: 'Close' }));
  expect(menu).not.toHaveAttribute('open');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  within(menu).getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{Enter}');
  expect(menu).not.toHaveAttribute('open');
});

test('Back closes the drawer @HEAD-10', async () => {
  const { router, menu } = await openMenu();
  expect(menu).toHaveAttribute('open');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/blog');
  expect(menu).not.toHaveAttribute('open');
});
