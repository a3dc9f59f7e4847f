import { screen } from '@testing-library/react';
import { renderPage } from '@site/testing';
import ForgotPasswordPage from './forgot-password';

const renderForgot = () => renderPage(<ForgotPasswordPage />, { path: '/forgot_password' });

test('FORG-01 RSET-02 a person enters an email or a phone, and "Send Code" leads on to the code', async () => {
  const { user, router } = renderForgot();
  const field = screen.getByRole('textbox', { name: 'Email or phone' });
  expect(field).toHaveAttribute('autocomplete', 'username');
  await user.type(field, 'name@example.com');
  await user.click(screen.getByRole('link', { name: 'Send Code' }));
  expect(router.state.location).toMatchObject({ pathname: '/forgot/verify', search: '', hash: '', state: null });
});

test('RSET-02 Enter in the field leads where "Send Code" leads', async () => {
  const { user, router } = renderForgot();
  await user.type(screen.getByRole('textbox', { name: 'Email or phone' }), '03000000000{Enter}');
  expect(router.state.location.pathname).toBe('/forgot/verify');
});

test('PROD-04 the page states that no code is sent', () => {
  renderForgot();
  expect(screen.getByText(/This is a demonstration. No code is sent/)).toBeVisible();
});
