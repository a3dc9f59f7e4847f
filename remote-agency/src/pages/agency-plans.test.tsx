import { screen } from '@testing-library/react';
import { renderPage } from '@site/testing';
import AgencyPlansPage from './agency-plans';
import PricingPage from './pricing';

const renderPlans = () => renderPage(<AgencyPlansPage />, { path: '/agency_plans' });
const annualSwitch = () => screen.getByRole('switch', { name: 'Annual pricing (save 20%)' });

test('APLN-01 APLN-02 annual pricing is on when an agency arrives', () => {
  renderPlans();
  expect(annualSwitch()).toBeChecked();
  expect(screen.getAllByText('$49.99')).toHaveLength(2);
  expect(screen.getAllByText('billed annually')).toHaveLength(2);
});

test('APLN-01 switching to monthly pricing changes and announces both prices, and back', async () => {
  const { user } = renderPlans();
  await user.click(annualSwitch());
  expect(screen.getAllByText('$62.49')).toHaveLength(2);
  expect(screen.getAllByText('billed monthly')).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('billed monthly');
  await user.keyboard(' ');
  expect(screen.getAllByText('$49.99')).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('billed annually');
});

test('APLN-01 an agency reads what annual pricing saves, whichever way it pays', async () => {
  const { user } = renderPlans();
  expect(screen.getByRole('status')).toHaveTextContent('You save $12.50 each month.');
  await user.click(annualSwitch());
  expect(screen.getByRole('status')).toHaveTextContent('Annual pricing saves $12.50 each month.');
});

test('APLN-01 the switch changes nothing on the other pages: pricing keeps its amounts', async () => {
  const { user, unmount } = renderPlans();
  await user.click(annualSwitch());
  unmount();
  const pricing = renderPage(<PricingPage />, { path: '/pricing' });
  expect(screen.getByText('$10')).toBeVisible();
  expect(screen.getAllByText('billed annually')).toHaveLength(2);
  pricing.unmount();
  renderPlans();
  expect(annualSwitch()).toBeChecked();
});

test('APLN-03 APLN-04 an agency chooses between two Starter plans, and each leads on to the payment with nothing in the address', async () => {
  const { user, router } = renderPlans();
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(2);
  expect(cards[0]).toHaveAccessibleName('Starter plan For agencies that sell homes');
  expect(cards[1]).toHaveAccessibleName('Starter plan For agencies that rent out homes');
  const buttons = screen.getAllByRole('link', { name: 'Get started' });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button).toHaveAttribute('href', '/plan_started');
  await user.click(buttons[0]!);
  expect(router.state.location).toMatchObject({ pathname: '/plan_started', search: '', hash: '', state: null });
});

test('APLN-04 the five steps are links, and the current one is marked', () => {
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
