import { renderPage } from '@manzil/line/page-tests';
import ForgotPasswordPage from './forgot-password';
import LoginPage from './login';
import RegisterPage from './register';
import ResetPasswordPage from './reset-password';
import VerifyPage from './verify';

test('no account screen has the photograph of another', () => {
  const screens = [LoginPage, RegisterPage, ForgotPasswordPage, VerifyPage, ResetPasswordPage];
  const photographs = screens.map((Screen) => {
    const { container, unmount } = renderPage(<Screen />);
    const words = container.querySelector('img')?.alt;
    unmount();
    return words;
  });
  expect(new Set(photographs).size).toBe(screens.length);
});
