import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import AgencyPlansPage from './agency-plans';

const renderPlans = () => renderPage(<AgencyPlansPage />, { path: '/agency_plans' });
/** Both prices are in the document, and styles show one. */
const shown = (text: string) => screen.getAllByText(text).filter((each) => getComputedStyle(each).display !== 'none');
const annualSwitch = () => screen.getByRole('switch', { name: 'Annual pricing (save 20%)' });

test('annual pricing is on at first; the switch changes and announces both prices, and back @APLN-01 @APLN-02', async () => {
  const { user } = renderPlans();
  expect(annualSwitch()).toBeChecked();
  expect(shown('$49.99')).toHaveLength(2);
  expect(shown('billed annually')).toHaveLength(2);
  expect(screen.getByText(/You save \$12\.50 a month\.$/)).toBeVisible();
  await user.click(annualSwitch());
  expect(shown('$62.49')).toHaveLength(2);
  expect(shown('billed monthly')).toHaveLength(2);
  expect(shown('$49.99')).toEqual([]);
  expect(screen.getByText(/^Billed monthly\./)).toBeVisible();
  expect(screen.getByText(/Annual billing saves \$12\.50 a month\.$/)).toBeVisible();
  await user.keyboard(' ');
  expect(shown('$49.99')).toHaveLength(2);
  expect(shown('$62.49')).toEqual([]);
  expect(screen.getByText(/^Billed monthly\./)).not.toBeVisible();
});

test('both Starter plans lead to the payment with a plain address @APLN-03 @APLN-04', async () => {
  const { user, router } = renderPlans();
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(2);
  expect(cards[0]).toHaveAccessibleName('Starter plan For sales agencies');
  expect(cards[1]).toHaveAccessibleName('Starter plan For rental agencies');
  const buttons = screen.getAllByRole('link', { name: 'Get started' });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button).toHaveAttribute('href', '/plan_started');
  await user.click(buttons[0]!);
  expect(router.state.location).toMatchObject({ pathname: '/plan_started', search: '', hash: '', state: null });
});

test('the five steps are links, and the current one is marked @APLN-04', () => {
  renderPlans();
  const steps = screen.getByRole('navigation', { name: 'Steps' }).querySelectorAll('a');
  expect([...steps].map((step) => [step.textContent, step.getAttribute('href')])).toEqual([
    ['1Plan', '/agency_plans'],
    ['2Payment', '/plan_started'],
    ['3Card pin', '/otp_confirmed'],
    ['4Order', '/order_confirmed'],
    ['5Profile', '/complete_profile'],
  ]);
  expect([...steps].map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null, null, null]);
});
