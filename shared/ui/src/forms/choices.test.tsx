import { screen } from '@testing-library/react';

import { renderInSite } from '../testing/render-in-site';
import { SegmentedControl } from './segmented-control';

const modes = [
  { value: 'buy', label: 'Buy' },
  { value: 'rent', label: 'Rent' },
] as const;

test('arrow keys choose between Buy and Rent', async () => {
  const onChange = jest.fn();
  const { user } = renderInSite(
    <SegmentedControl label="Search mode" options={modes} defaultValue="buy" onChange={onChange} />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Search mode' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Buy' })).toBeChecked();

  await user.tab();
  expect(screen.getByRole('radio', { name: 'Buy' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Rent' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Rent' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Buy' })).not.toBeChecked();
  expect(onChange).toHaveBeenLastCalledWith('rent');
});

test('a press on the word chooses it', async () => {
  const { user } = renderInSite(<SegmentedControl label="Search mode" options={modes} defaultValue="buy" />);
  await user.click(screen.getByText('Rent'));
  expect(screen.getByRole('radio', { name: 'Rent' })).toBeChecked();
});

test('the page may hold the chosen mode', () => {
  const { update } = renderInSite(<SegmentedControl label="Search mode" options={modes} value="buy" />);
  update(<SegmentedControl label="Search mode" options={modes} value="rent" />);
  expect(screen.getByRole('radio', { name: 'Rent' })).toBeChecked();
});
