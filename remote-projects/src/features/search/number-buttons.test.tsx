import { useState } from 'react';
import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { NumberButtons } from './number-buttons';

function Beds() {
  const [value, setValue] = useState<string | null>(null);
  const options = ['1', '2', '3'].map((label) => ({ value: label, label }));
  return <NumberButtons label="Beds" options={options} value={value} onChange={setValue} />;
}

test('beds are chosen with Tab and Space, and given up by the same press', async () => {
  const { user } = renderPage(<Beds />);
  expect(screen.getByRole('group', { name: 'Beds' })).toBeVisible();
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('button', { name: '2', pressed: true })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '3' }));
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([screen.getByRole('button', { name: '3' })]);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
});
