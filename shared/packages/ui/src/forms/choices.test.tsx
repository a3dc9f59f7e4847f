import { useState } from 'react';
import { screen } from '@testing-library/react';

import { renderInSite } from '../testing/render-in-site';
import { NumberButtons } from './number-buttons';
import { SegmentedControl } from './segmented-control';

const modes = [
  { value: 'buy', label: 'Buy' },
  { value: 'rent', label: 'Rent' },
] as const;

test('a person moves between Buy and Rent with the arrows, and one of them is always chosen', async () => {
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

function Beds() {
  const [value, setValue] = useState<string | null>(null);
  const options = ['1', '2', '3'].map((label) => ({ value: label, label }));
  return <NumberButtons label="Beds" options={options} value={value} onChange={setValue} />;
}

test('beds are chosen with Tab and Space, and given up by the same press', async () => {
  const { user } = renderInSite(<Beds />);
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
