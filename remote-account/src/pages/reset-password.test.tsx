import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import ResetPasswordPage from './reset-password';

const renderReset = () => renderPage(<ResetPasswordPage />, { path: '/resetPassword' });
const password = () => screen.getByLabelText<HTMLInputElement>('New Password');
const confirmation = () => screen.getByLabelText<HTMLInputElement>('Confirm Password');

test('a person is advised on a new password, and shows and hides each of the two @RSET-01 @RSET-03 @RSET-04', async () => {
  const { user } = renderReset();
  for (const field of [password(), confirmation()]) {
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'new-password');
  }
  await user.type(password(), 'aaa');
  await user.type(confirmation(), 'bbb');
  expect(screen.getByText('Password strength: Weak')).toBeVisible();
  const toggle = (name: string) => user.click(screen.getByRole('button', { name }));
  await toggle('Show password');
  expect(password()).toHaveAttribute('type', 'text');
  expect(confirmation()).toHaveAttribute('type', 'password');
  await toggle('Show confirmed password');
  expect(confirmation()).toHaveAttribute('type', 'text');
  await toggle('Hide password');
  expect(password()).toHaveAttribute('type', 'password');
});

test('"Confirm" closes the recovery at the login, and so does Enter @RSET-01 @RSET-02', async () => {
  const { user, router } = renderReset();
  expect(screen.getByRole('link', { name: 'Confirm' })).toHaveAttribute('href', '/login');
  await user.type(confirmation(), 'secret{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '', hash: '', state: null });
});
