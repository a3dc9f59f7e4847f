import { useState } from 'react';
import { screen } from '@testing-library/react';

import { renderInSite } from '../testing/render-in-site';
import { Accordion } from './accordion';
import { Tabs } from './tabs';

const questions = [
  { id: 'trial', title: 'Is there a free trial?', content: 'Yes, 30 days.' },
  { id: 'plan', title: 'Can I change my plan?', content: 'At any time.' },
];

test('a question is a button in a heading, and says whether its answer is open', async () => {
  const { user } = renderInSite(<Accordion items={questions} defaultOpen={['trial']} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  const question = screen.getByRole('button', { name: 'Can I change my plan?' });
  expect(screen.getByRole('button', { name: 'Is there a free trial?', expanded: true })).toBeVisible();
  expect(question).toHaveAttribute('aria-expanded', 'false');

  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(question.getAttribute('aria-controls') ?? '')).toHaveTextContent('At any time.');
  await user.keyboard(' ');
  expect(question).toHaveAttribute('aria-expanded', 'false');
});

test('where only one may be open, opening one closes the other', async () => {
  const { user } = renderInSite(<Accordion items={questions} defaultOpen={['trial']} single level={4} />);
  await user.click(screen.getByRole('button', { name: 'Can I change my plan?' }));
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2);
});

test('every answer is in the document for readers without scripting', () => {
  renderInSite(<Accordion items={questions} />);
  for (const { content } of questions) expect(screen.getByText(content)).toBeInTheDocument();
});

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
  const { user } = renderInSite(<Home />);
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
  const { user } = renderInSite(<Home />);
  await user.click(tab('Location'));
  expect(items.map(({ label }) => tab(label).tabIndex)).toEqual([-1, 0, -1]);
  await user.tab();
  expect(screen.getByRole('tabpanel', { name: 'Location' })).toHaveFocus();
});
