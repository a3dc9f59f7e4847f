import { screen, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import OtpConfirmedPage from './otp-confirmed';

const renderPin = () => renderPage(<OtpConfirmedPage />, { path: '/otp_confirmed' });
const boxes = () => [1, 2, 3, 4].map((digit) => screen.getByLabelText<HTMLInputElement>(`Digit ${digit} of 4`));
const pin = () =>
  boxes()
    .map((box) => box.value || '_')
    .join('');

test('the order summary stays where it was on the payment screen @OTPC-01', () => {
  renderPin();
  expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent('$22.24');
});

test('a person is asked for a 4-digit card pin in four boxes of one digit each @OTPC-02 @OTPC-03', async () => {
  const { user } = renderPin();
  expect(screen.getByRole('heading', { name: 'Enter your 4-digit card pin' })).toBeVisible();
  const group = screen.getByRole('group', { name: '4-digit card pin' });
  expect(group.querySelectorAll('input')).toHaveLength(4);
  for (const box of boxes()) {
    expect(box).toHaveAttribute('inputmode', 'numeric');
    expect(box).toHaveAttribute('type', 'text');
    expect(box).toHaveAttribute('autocomplete', 'off');
  }
  await user.click(boxes()[0]!);
  await user.keyboard('12');
  expect(pin()).toBe('12__');
  expect(boxes()[2]).toHaveFocus();
});

test('typing a pin needs no Tab, and a fifth digit replaces the last @OTPC-03', async () => {
  const { user } = renderPin();
  await user.click(boxes()[0]!);
  await user.keyboard('a1b2c34');
  expect(pin()).toBe('1234');
  await user.keyboard('9');
  expect(pin()).toBe('1239');
});

test.each(['1234', '12 34', '12-34', '123456'])(
  'a person who pastes "%s" finds a digit in each box @OTPC-03',
  async (pasted) => {
    const { user } = renderPin();
    await user.click(boxes()[0]!);
    await user.paste(pasted);
    expect(pin()).toBe('1234');
    expect(boxes()[3]).toHaveFocus();
  },
);

test('Backspace empties a box and then the one before it; arrows, Home and End move @OTPC-03', async () => {
  const { user } = renderPin();
  await user.click(boxes()[0]!);
  await user.keyboard('1234{Backspace}');
  expect(pin()).toBe('123_');
  await user.keyboard('{Backspace}');
  expect(pin()).toBe('12__');
  expect(boxes()[2]).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(boxes()[1]).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(boxes()[3]).toHaveFocus();
  await user.keyboard('{Home}');
  expect(boxes()[0]).toHaveFocus();
  await user.keyboard('{End}');
  expect(boxes()[3]).toHaveFocus();
});

test('"Confirm Payment" leads on to the order, and so does Enter in a box @OTPC-04', async () => {
  const { user, router, unmount } = renderPin();
  await user.click(screen.getByRole('link', { name: 'Confirm Payment' }));
  expect(router.state.location).toMatchObject({ pathname: '/order_confirmed', search: '', hash: '', state: null });
  unmount();
  const again = renderPin();
  await again.user.click(boxes()[0]!);
  await again.user.keyboard('1234{Enter}');
  expect(again.router.state.location).toMatchObject({
    pathname: '/order_confirmed',
    search: '',
    hash: '',
    state: null,
  });
});

test('a person reads that this is a demonstration and no card is charged @PROD-03', () => {
  renderPin();
  expect(within(screen.getByRole('form', { name: 'Card pin' })).getByText(/no card is charged/)).toBeVisible();
});
