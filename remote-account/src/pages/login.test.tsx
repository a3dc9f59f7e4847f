import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import LoginPage from './login';

const renderLogin = () => renderPage(<LoginPage />, { path: '/login' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

test('user name and password have autocomplete hints @LOGN-01', () => {
  renderLogin();
  const name = screen.getByRole('textbox', { name: 'Email Or User Name' });
  expect(name).toHaveAttribute('autocomplete', 'username');
  expect(name).toHaveAttribute('type', 'text');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test('the password is hidden until Show password is pressed @LOGN-02 @RSET-03', async () => {
  const { user } = renderLogin();
  await user.type(password(), 'secret');
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  expect(password()).toHaveValue('secret');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('a person without the password, or without an account, is led on @LOGN-03 @LOGN-05', async () => {
  const { user, router } = renderLogin();
  expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/register');
  expect(screen.getByText(/Don't have an account\?/)).toHaveTextContent("Don't have an account? Create Account");
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(router.state.location.pathname).toBe('/forgot_password');
});

test('"Login" and Enter keep the page and show no message @LOGN-04', async () => {
  const { user, router, container } = renderLogin();
  await user.type(password(), 'secret');
  const before = container.innerHTML;
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await user.type(password(), '{Enter}');
  expect(router.state.location.pathname).toBe('/login');
  expect(container.innerHTML).toBe(before);
  expect(password()).toHaveValue('secret');
});

test('a person reads before the first field that this is a demonstration @PROD-04', () => {
  renderLogin();
  const note = screen.getByText('This is a demonstration. Nothing you type here is sent or kept.');
  expect(note.compareDocumentPosition(password())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
