import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import RegisterPage from './register';

const renderRegister = () => renderPage(<RegisterPage />, { path: '/register' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const confirmation = () => screen.getByLabelText<HTMLInputElement>('Confirm Password');
const phone = () => screen.getByLabelText<HTMLInputElement>('Phone');

test('the five fields are in order and have autocomplete hints @REGI-01 @REGI-03', () => {
  renderRegister();
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Create Account' });
  const fields = [...form.querySelectorAll('input')];
  expect(
    fields.map((input) => [input.labels?.[0]?.textContent, input.type, input.getAttribute('autocomplete')]),
  ).toEqual([
    ['Email', 'email', 'email'],
    ['Phone', 'tel', 'tel'],
    ['Country', 'text', 'country-name'],
    ['Password', 'password', 'new-password'],
    ['Confirm Password', 'password', 'new-password'],
  ]);
});

test('a person who types or pastes a phone number keeps only its digits @REGI-02', async () => {
  const { user } = renderRegister();
  expect(phone()).toHaveAttribute('inputmode', 'numeric');
  await user.type(phone(), '03a0-1x2');
  expect(phone()).toHaveValue('03012');
  await user.clear(phone());
  await user.click(phone());
  await user.paste('+92 (300) 000-0000');
  expect(phone()).toHaveValue('923000000000');
});

test('one toggle shows and hides both passwords at once @REGI-04 @RSET-03', async () => {
  const { user } = renderRegister();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  expect(confirmation()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
  expect(confirmation()).toHaveAttribute('type', 'password');
});

test('a weak password and two different ones get advice; Sign up complains about nothing @REGI-05 @RSET-04', async () => {
  const { user, container, router } = renderRegister();
  await user.type(screen.getByLabelText('Email'), 'not an address');
  await user.type(password(), 'a');
  expect(screen.getByText('Password strength: Weak')).toBeVisible();
  await user.type(confirmation(), 'something else');
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(container.querySelector('[aria-invalid], [role=alert]')).toBeNull();
  expect(container).not.toHaveTextContent(/match|required|invalid|must/i);
  expect(router.state.location.pathname).toBe('/register');
  expect(screen.getByLabelText('Email')).toHaveValue('not an address');
  await user.type(password(), 'Bc4!efgh1Jklm');
  expect(screen.getByText('Password strength: Strong')).toBeVisible();
});

test('a person who has an account is led to the login @REGI-06', async () => {
  const { user, router } = renderRegister();
  expect(screen.getByText(/have an account\?/)).toHaveTextContent('have an account? Login');
  await user.click(screen.getByRole('link', { name: 'Login' }));
  expect(router.state.location.pathname).toBe('/login');
});
