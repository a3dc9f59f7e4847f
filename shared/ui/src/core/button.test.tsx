import type { FormEvent } from 'react';
import { screen } from '@testing-library/react';

import { renderInSite } from '../testing/render-in-site';
import { Button } from './button';

test('a button does not submit a form unless its type is submit', () => {
  renderInSite(<Button>Discover</Button>);
  expect(screen.getByRole('button', { name: 'Discover' })).toHaveAttribute('type', 'button');
});

test('a second press on a loading button does nothing', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" loading={loading} onClick={onClick}>
        Submit
      </Button>
    </form>
  );
  const { user, update } = renderInSite(form(false));
  const button = screen.getByRole('button', { name: 'Submit' });
  await user.click(button);
  update(form(true));
  await user.click(button);
  await user.keyboard('{Enter}');

  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAccessibleName('Submit');
});
