import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import ForgotPasswordPage from './forgot-password';

test('a person enters an email or a phone, no code is sent, and "Send Code" and Enter lead on @FORG-01 @RSET-02 @PROD-04', async () => {
  const { user, router } = renderPage(<ForgotPasswordPage />, { path: '/forgot_password' });
  expect(screen.getByText(/This is a demonstration. No code is sent/)).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Email or phone' });
  expect(field).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByRole('link', { name: 'Send Code' })).toHaveAttribute('href', '/forgot/verify');
  await user.type(field, 'name@example.com{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/forgot/verify', search: '', hash: '', state: null });
});
