import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import OtpConfirmedPage from './otp-confirmed';

const renderPin = () => renderPage(<OtpConfirmedPage />, { path: '/otp_confirmed' });
const boxes = () => [1, 2, 3, 4].map((digit) => screen.getByLabelText(`Digit ${digit} of 4`));

test('the order summary stays where it was on the payment screen @OTPC-01', () => {
  renderPin();
  expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent('$22.24');
});

test('a person is asked for a 4-digit card pin in four boxes @OTPC-02 @OTPC-03', () => {
  renderPin();
  expect(screen.getByRole('heading', { name: 'Enter your 4-digit card pin' })).toBeVisible();
  const group = screen.getByRole('group', { name: '4-digit card pin' });
  expect(group.querySelectorAll('input')).toHaveLength(4);
  for (const box of boxes()) expect(box).toHaveAttribute('autocomplete', 'off');
});

test('"Confirm Payment" leads on to the order, and so does Enter in a box @OTPC-04', async () => {
  const { user, router } = renderPin();
  expect(screen.getByRole('link', { name: 'Confirm Payment' })).toHaveAttribute('href', '/order_confirmed');
  await user.type(boxes()[0]!, '1234{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/order_confirmed', search: '', hash: '', state: null });
});
