import { screen, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import PricingPage from './pricing';

const renderPricing = () => renderPage(<PricingPage />, { path: '/pricing' });

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('an agency compares the prices, seats and space of two plan cards @PRIC-02 @PRIC-03 @PRIC-04 @PRIC-05', () => {
  renderPricing();
  expect(screen.getByRole('heading', { level: 1, name: 'Plans for all sizes' })).toBeVisible();
  const [basic, business, ...others] = screen.getAllByRole('article');
  expect(others).toHaveLength(0);
  expect(basic).toHaveAccessibleName('Basic plan');
  expect(business).toHaveAccessibleName('Business plan');
  expect(basic).toHaveTextContent('$10per monthbilled annually');
  expect(business).toHaveTextContent('$20per monthbilled annually');
  const featuresOf = (card: HTMLElement | undefined) =>
    within(card!)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(featuresOf(basic)).toEqual(expect.arrayContaining(['Up to 10 users', '20GB per user']));
  expect(featuresOf(business)).toEqual(expect.arrayContaining(['Up to 20 users', '40GB per user']));
});

test('the table has both plans with prices and the five rows in order @PRIC-06 @PRIC-07 @PRIC-09', () => {
  renderPricing();
  const table = screen.getByRole('table', { name: 'Compare the plans' });
  const columns = within(table)
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent);
  expect(columns).toEqual(['Basic$201 user', 'Business$603 users']);
  const names = within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
  expect(names).toEqual(['Links Super Hot', 'Credits', 'Hot Credits', 'Refresh', 'Outburst Enhancer']);
  expect(rowsOf(table)[5]).toEqual(['Outburst Enhancer', 'Not included', 'Included']);
});

test('the table ends with a button for each plan, and they lead on to the agency plans @PRIC-08', async () => {
  const { user, router } = renderPricing();
  const table = screen.getByRole('table', { name: 'Compare the plans' });
  expect(rowsOf(table).at(-1)).toEqual(['', 'Choose Plan', 'Choose Plan']);
  const links = within(table).getAllByRole('link', { name: 'Choose Plan' });
  await user.click(links[1]!);
  expect(router.state.location.pathname).toBe('/agency_plans');
});

test('six questions open their answers, including the 30-day trial @PRIC-10 @PRIC-11', async () => {
  const { user } = renderPricing();
  const faq = screen.getByRole('region', { name: 'Frequently asked questions' });
  const questions = within(faq).getAllByRole('button');
  expect(questions.map((question) => question.textContent)).toEqual([
    expect.stringContaining('free trial'),
    expect.stringContaining('change my plan'),
    expect.stringContaining('cancellation'),
    expect.stringContaining('invoice'),
    expect.stringContaining('billing'),
    expect.stringContaining('account email'),
  ]);
  expect(questions[0]).toHaveAttribute('aria-expanded', 'true');
  expect(within(faq).getByText(/30 days.*30-minute onboarding call/)).toBeVisible();
  expect(questions[1]).toHaveAttribute('aria-expanded', 'false');
  await user.click(questions[1]!);
  expect(questions[1]).toHaveAttribute('aria-expanded', 'true');
});
