import { screen } from '@testing-library/react';

import { renderInSite } from '../testing/render-in-site';
import { Accordion } from './accordion';

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

test('questions are headings of the level of their page', () => {
  renderInSite(<Accordion items={questions} level={4} />);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2);
});

test('every answer is in the document for readers without scripting', () => {
  renderInSite(<Accordion items={questions} />);
  for (const { content } of questions) expect(screen.getByText(content)).toBeInTheDocument();
});
