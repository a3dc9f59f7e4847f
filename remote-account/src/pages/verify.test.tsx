import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import VerifyPage from './verify';

const renderVerify = () => renderPage(<VerifyPage />, { path: '/forgot/verify' });
const boxes = () => [1, 2, 3, 4, 5, 6].map((digit) => screen.getByLabelText(`Digit ${digit} of 6`));

test('a person is asked for a code of six numbers, in six boxes @VERI-01 @VERI-02', () => {
  renderVerify();
  const group = screen.getByRole('group', { name: 'Verification code' });
  expect(group).toHaveAccessibleDescription('Enter The verification code of 6 numbers');
  expect(group.querySelectorAll('input')).toHaveLength(6);
  expect(boxes()[0]).toHaveAttribute('autocomplete', 'one-time-code');
});

test('"Confirm" and Enter lead to the new password, whatever was typed @VERI-02 @RSET-02', async () => {
  const { user, router } = renderVerify();
  expect(screen.getByRole('link', { name: 'Confirm' })).toHaveAttribute('href', '/resetPassword');
  await user.type(boxes()[0]!, '123456{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/resetPassword', search: '', hash: '', state: null });
});

test('a person whose code does not come sends it again or goes back to the login', () => {
  renderPage(<VerifyPage />, { path: '/forgot/verify' });
  expect(screen.getByRole('link', { name: 'Send again' })).toHaveAttribute('href', '/forgot_password');
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
});
