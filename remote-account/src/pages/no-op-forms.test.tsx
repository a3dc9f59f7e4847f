import { describeNoOpForm, type NoOpFormCase } from '@site/no-op-form/testing';
import { renderPage } from '@site/testing';
import ForgotPasswordPage from './forgot-password';
import LoginPage from './login';
import RegisterPage from './register';
import ResetPasswordPage from './reset-password';
import VerifyPage from './verify';

const id = '@PROD-04';

const forms: NoOpFormCase[] = [
  { id, label: 'Login', page: <LoginPage />, role: 'button', action: 'Login' },
  { id, label: 'Create Account', page: <RegisterPage />, role: 'button', action: 'Sign up' },
  { id, label: 'Forgot password', page: <ForgotPasswordPage />, role: 'link', action: 'Send Code' },
  { id, label: 'Verification', page: <VerifyPage />, role: 'link', action: 'Confirm' },
  { id, label: 'Reset password', page: <ResetPasswordPage />, role: 'link', action: 'Confirm' },
];

test('no account screen has the photograph of another', () => {
  const photographs = forms.map(({ page }) => {
    const { container, unmount } = renderPage(page);
    const words = container.querySelector('img')?.alt;
    unmount();
    return words;
  });
  expect(new Set(photographs).size).toBe(forms.length);
});

forms.forEach(describeNoOpForm);
