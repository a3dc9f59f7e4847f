import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { Switch } from './switch';

test('a person turns the switch with Space, and with a press on its words', async () => {
  const { user } = renderPage(<Switch label="Annual pricing (save 20%)" defaultChecked />);
  const annual = screen.getByRole('switch', { name: 'Annual pricing (save 20%)' });
  await user.tab();
  await user.keyboard(' ');
  expect(annual).not.toBeChecked();
  await user.click(screen.getByText('Annual pricing (save 20%)'));
  expect(annual).toBeChecked();
});
