import { useState } from 'react';
import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { Dialog } from './dialog';

function Photo() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} label="Photo 1 of 3">
      <p>A large photo</p>
    </Dialog>
  );
}

test('the page behind an open photo does not scroll, until a press beside the photo closes it', async () => {
  const { user } = renderPage(<Photo />);
  const dialog = screen.getByRole('dialog', { name: 'Photo 1 of 3' });
  await user.click(screen.getByText('A large photo'));
  expect(dialog).toHaveAttribute('open');
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  await user.click(screen.getByText('A large photo').parentElement!);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('A large photo')).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
});

test('closing is left to the browser, which returns the focus', async () => {
  const { prototype } = HTMLDialogElement;
  const methods = {
    showModal: jest.fn(function (this: HTMLDialogElement) {
      this.open = true;
    }),
    close: jest.fn(function (this: HTMLDialogElement) {
      this.open = false;
    }),
  };
  Object.assign(prototype, methods);
  try {
    const { user } = renderPage(<Photo />);
    expect(methods.showModal).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(methods.close).toHaveBeenCalledTimes(1);
  } finally {
    Reflect.deleteProperty(prototype, 'showModal');
    Reflect.deleteProperty(prototype, 'close');
  }
});
