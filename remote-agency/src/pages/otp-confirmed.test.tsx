import { screen, within } from '@testing-library/react';
import { renderPage } from '@site/testing';
import OtpConfirmedPage from './otp-confirmed';

const renderPin = () => renderPage(<OtpConfirmedPage />, { path: '/otp_confirmed' });
const boxes = () => [1, 2, 3, 4].map((digit) => screen.getByLabelText<HTMLInputElement>(`Digit ${digit} of 4`));
const pin = () =>
  boxes()
    .map((box) => box.value || '_')
    .join('');

test('OTPC-01 the order summary stays where it was on the payment screen', () => {
  renderPin();
  expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent('$22.24');
});

test('OTPC-02 OTPC-03 a person is asked for a 4-digit card pin in four boxes of one digit each', async () => {
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

test('OTPC-03 a person who types a pin needs no Tab, and a fifth digit changes only the last box', async () => {
  const { user } = renderPin();
  await user.click(boxes()[0]!);
  await user.keyboard('a1b2c34');
  expect(pin()).toBe('1234');
  await user.keyboard('9');
  expect(pin()).toBe('1239');
});

test.each(['1234', '12 34', '12-34', '123456'])(
  'OTPC-03 a person who pastes "%s" finds a digit in each box',
  async (pasted) => {
    const { user } = renderPin();
    await user.click(boxes()[0]!);
    await user.paste(pasted);
    expect(pin()).toBe('1234');
    expect(boxes()[3]).toHaveFocus();
  },
);

test('OTPC-03 Backspace empties a box and then the one before it; arrows, Home and End move', async () => {
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

test('OTPC-04 "Confirm Payment" leads on to the order, and so does Enter in a box', async () => {
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

test('PROD-03 a person reads that this is a demonstration and no card is charged', () => {
  renderPin();
  expect(within(screen.getByRole('form', { name: 'Card pin' })).getByText(/no card is charged/)).toBeVisible();
});
