import { screen } from '@testing-library/react';

import { renderInSite } from '../testing/render-in-site';
import { SegmentedControl } from './segmented-control';

test('arrow keys choose between Buy and Rent', async () => {
  const onChange = jest.fn();
  const modes = [
    { value: 'buy', label: 'Buy' },
    { value: 'rent', label: 'Rent' },
  ];
  const { user } = renderInSite(
    <SegmentedControl label="Search mode" options={modes} defaultValue="buy" onChange={onChange} />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Search mode' })).toBeVisible();
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Buy', checked: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Rent', checked: true })).toHaveFocus();
  expect(onChange).toHaveBeenLastCalledWith('rent');
});
