import { screen, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import PlanStartedPage from './plan-started';

const renderPayment = () => renderPage(<PlanStartedPage />, { path: '/plan_started' });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a person pays with the one method there is, and it is chosen @PAYM-01', () => {
  renderPayment();
  const group = screen.getByRole('group', { name: 'Pay with' });
  expect(within(group).getAllByRole('radio')).toHaveLength(1);
  expect(within(group).getByRole('radio', { name: 'Credit or Debit Card' })).toBeChecked();
});

test('the card fields have autocomplete hints @PAYM-02', () => {
  renderPayment();
  const group = screen.getByRole('group', { name: 'Card details' });
  expect(
    within(group)
      .getAllByRole('textbox')
      .map((input) => input.getAttribute('autocomplete')),
  ).toEqual(['cc-number', 'cc-exp', 'cc-csc']);
  for (const name of ['Card Number', 'Expiry Date', 'CVV']) expect(field(name)).toHaveAttribute('inputmode', 'numeric');
});

test('a person who types a card number sees it in groups of four, and deletes it past the gaps @PAYM-02', async () => {
  const { user } = renderPayment();
  await user.type(field('Card Number'), '424242424');
  expect(field('Card Number')).toHaveValue('4242 4242 4');
  await user.keyboard('{Backspace>9/}');
  expect(field('Card Number')).toHaveValue('');
  await user.paste('4000-1234-5678-9010');
  expect(field('Card Number')).toHaveValue('4000 1234 5678 9010');
});

test('a person who corrects the middle of a card number keeps the cursor there @PAYM-02', async () => {
  const { user } = renderPayment();
  await user.type(field('Card Number'), '4242424242424242');
  await user.type(field('Card Number'), '99', { initialSelectionStart: 6, initialSelectionEnd: 6 });
  expect(field('Card Number')).toHaveValue('4242 4992 4242 4242 42');
  expect(field('Card Number').selectionStart).toBe(8);
});

test('a person who types 0527 reads 05/27, and can take it back @PAYM-02', async () => {
  const { user } = renderPayment();
  await user.type(field('Expiry Date'), '0527');
  expect(field('Expiry Date')).toHaveValue('05/27');
  await user.keyboard('{Backspace>5/}');
  expect(field('Expiry Date')).toHaveValue('');
});

test('"Save card details" is a separate choice, and not preset @PAYM-03', async () => {
  const { user } = renderPayment();
  const box = screen.getByRole('checkbox', { name: 'Save card details' });
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(box).toBeChecked();
});

test('"Pay" leads on to the card pin, and so does Enter in a field @PAYM-03', async () => {
  const { user, router } = renderPayment();
  expect(screen.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/otp_confirmed');
  await user.type(field('CVV'), '123{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/otp_confirmed', search: '', hash: '', state: null });
});

test('a person reads the order: $49.99 billed annually, $2.24 taxes, $22.24 in total @PAYM-04 @PAYM-05', () => {
  renderPayment();
  const summary = screen.getByRole('region', { name: 'Order summary' });
  expect(
    within(summary)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Agency Planbilled annually', 'Taxes', 'Total']);
  expect(
    within(summary)
      .getAllByRole('definition')
      .map((amount) => amount.textContent),
  ).toEqual(['$49.99', '$2.24', '$22.24']);
  expect(summary).toHaveTextContent('including $2.24 taxes');
});

test('the demonstration notice precedes the first field @PROD-03', () => {
  renderPayment();
  const note = screen.getByText(/This is a demonstration.*no card is charged/);
  expect(note.compareDocumentPosition(field('Card Number'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
