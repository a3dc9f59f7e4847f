import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import ForgotPasswordPage from './forgot-password';

const renderForgot = () => renderPage(<ForgotPasswordPage />, { path: '/forgot_password' });

test('a person enters an email or a phone, and "Send Code" leads on to the code @FORG-01 @RSET-02', async () => {
  const { user, router } = renderForgot();
  const field = screen.getByRole('textbox', { name: 'Email or phone' });
  expect(field).toHaveAttribute('autocomplete', 'username');
  await user.type(field, 'name@example.com');
  await user.click(screen.getByRole('link', { name: 'Send Code' }));
  expect(router.state.location).toMatchObject({ pathname: '/forgot/verify', search: '', hash: '', state: null });
});

test('Enter in the field leads where "Send Code" leads @RSET-02', async () => {
  const { user, router } = renderForgot();
  await user.type(screen.getByRole('textbox', { name: 'Email or phone' }), '03000000000{Enter}');
  expect(router.state.location.pathname).toBe('/forgot/verify');
});

test('the page states that no code is sent @PROD-04', () => {
  renderForgot();
  expect(screen.getByText(/This is a demonstration. No code is sent/)).toBeVisible();
});
