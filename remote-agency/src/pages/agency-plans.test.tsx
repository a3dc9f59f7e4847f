import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import AgencyPlansPage from './agency-plans';
import CompleteProfilePage from './complete-profile';
import OrderConfirmedPage from './order-confirmed';
import OtpConfirmedPage from './otp-confirmed';
import PlanStartedPage from './plan-started';

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

test.each([
  ['/agency_plans', AgencyPlansPage],
  ['/plan_started', PlanStartedPage],
  ['/otp_confirmed', OtpConfirmedPage],
  ['/order_confirmed', OrderConfirmedPage],
  ['/complete_profile', CompleteProfilePage],
])('the five steps are links, and %s is the current one @APLN-04', (path, Page) => {
  renderPage(<Page />, { path });
  const steps = [...screen.getByRole('navigation', { name: 'Steps' }).querySelectorAll('a')];
  // Steps that are done have a tick in place of their number.
  expect(steps.map((step) => [step.textContent?.replace(/^\d/, ''), step.getAttribute('href')])).toEqual([
    ['Plan', '/agency_plans'],
    ['Payment', '/plan_started'],
    ['Card pin', '/otp_confirmed'],
    ['Order', '/order_confirmed'],
    ['Profile', '/complete_profile'],
  ]);
  expect(steps.at(-1)).toHaveTextContent('5Profile');
  const current = steps.filter((step) => step.getAttribute('aria-current') === 'step');
  expect(current.map((step) => step.getAttribute('href'))).toEqual([path]);
});
