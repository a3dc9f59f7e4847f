import { useState } from 'react';
import { screen, within } from '@testing-library/react';

import { renderInSite } from '../testing/render-in-site';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

// jsdom knows the element but cannot show it.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
    this.querySelector<HTMLElement>('a, button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function Header({ onNavigate }: { onNavigate?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open menu</button>
      <Drawer open={open} onClose={() => setOpen(false)} label="Menu">
        <p>Welcome</p>
        <a
          href="#projects"
          onClick={(event) => {
            event.preventDefault();
            onNavigate?.();
          }}
        >
          Our Projects
        </a>
      </Drawer>
    </>
  );
}

async function openMenu(onNavigate?: () => void) {
  const { user } = renderInSite(<Header onNavigate={onNavigate} />);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  return { user, menu: screen.getByRole('dialog', { name: 'Menu' }) };
}

test('HEAD-10 the drawer starts closed', () => {
  renderInSite(<Header />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each(['Our Projects', 'Welcome'])('HEAD-06 a click on "%s" closes the drawer', async (text) => {
  const { user, menu } = await openMenu();
  expect(menu).toHaveAttribute('open');
  await user.click(within(menu).getByText(text));
  expect(menu).not.toHaveAttribute('open');
});

test('HEAD-06 a click beside the drawer closes it', async () => {
  const { user, menu } = await openMenu();
  await user.click(menu);
  expect(menu).not.toHaveAttribute('open');
});

test.each(['{Escape}', 'x', '{ArrowDown}', '{Control}', '{F2}', ' '])('HEAD-07 the key %s closes the drawer', async (key) => {
  const { user, menu } = await openMenu();
  within(menu).getByRole('link').focus();
  await user.keyboard(key);
  expect(menu).not.toHaveAttribute('open');
});

test('HEAD-07 Enter on a link follows it and closes the drawer', async () => {
  const onNavigate = jest.fn();
  const { user, menu } = await openMenu(onNavigate);
  within(menu).getByRole('link').focus();
  await user.keyboard('{Enter}');
  expect(onNavigate).toHaveBeenCalledTimes(1);
  expect(menu).not.toHaveAttribute('open');
});

test('HEAD-08 Tab and Shift leave the drawer open', async () => {
  const { user, menu } = await openMenu();
  await user.keyboard('{Tab}{Shift}');
  await user.tab({ shift: true });
  expect(menu).toHaveAttribute('open');
});

test('HEAD-09 the close button closes the drawer, by press and by key', async () => {
  const { user, menu } = await openMenu();
  await user.click(within(menu).getByRole('button', { name: 'Close' }));
  expect(menu).not.toHaveAttribute('open');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  within(menu).getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{Enter}');
  expect(menu).not.toHaveAttribute('open');
});

test('the page behind an open drawer does not scroll', async () => {
  const { user } = await openMenu();
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  await user.keyboard('{Escape}');
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
});

function Photo() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} label="Photo 1 of 3">
      <p>A large photo</p>
    </Dialog>
  );
}

test('a photo fills the screen until its close button is pressed; a press on the photo leaves it', async () => {
  const { user } = renderInSite(<Photo />);
  const dialog = screen.getByRole('dialog', { name: 'Photo 1 of 3' });
  await user.click(screen.getByText('A large photo'));
  expect(dialog).toHaveAttribute('open');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).not.toHaveAttribute('open');
  expect(screen.queryByText('A large photo')).not.toBeInTheDocument();
});

test('a press beside the photo closes it', async () => {
  const { user } = renderInSite(<Photo />);
  await user.click(screen.getByText('A large photo').parentElement!);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
