import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { Checkbox } from './checkbox';

test('a person ticks the box with Space, and takes it back with a press on its words @PAYM-03', async () => {
  const { user } = renderPage(<Checkbox label="Save card details" />);
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Save card details' })).toBeChecked();
  await user.click(screen.getByText('Save card details'));
  expect(screen.getByRole('checkbox', { name: 'Save card details' })).not.toBeChecked();
});
