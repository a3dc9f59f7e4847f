import { useState } from 'react';
import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { Tabs } from './tabs';

const items = ['Details', 'Location', 'History'].map((label) => ({
  id: label,
  label,
  content: `${label} of this home`,
}));

function Home() {
  const [value, setValue] = useState('Details');
  return <Tabs label="About this home" items={items} value={value} onChange={setValue} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('a person moves through the tabs with arrows, Home and End, around the ends', async () => {
  const { user } = renderPage(<Home />);
  await user.tab();
  expect(tab('Details')).toHaveFocus();
  for (const [key, name] of [
    ['{ArrowRight}', 'Location'],
    ['{End}', 'History'],
    ['{ArrowRight}', 'Details'],
    ['{ArrowLeft}', 'History'],
    ['{Home}', 'Details'],
  ] as const) {
    await user.keyboard(key);
    expect(tab(name)).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toBe(tab(name));
    expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(`${name} of this home`);
  }
});

test('only the chosen tab is on the way of the Tab key, which leads on into the panel', async () => {
  const { user } = renderPage(<Home />);
  await user.click(tab('Location'));
  expect(items.map(({ label }) => tab(label).tabIndex)).toEqual([-1, 0, -1]);
  await user.tab();
  expect(screen.getByRole('tabpanel', { name: 'Location' })).toHaveFocus();
});
