import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { Field } from '@site/ui/forms';
import { PasswordInput } from './password-input';
import { StrengthMeter } from './strength-meter';

test("a password is shown and hidden, and the button's name stays @RSET-03", async () => {
  const { user } = renderPage(
    <Field label="Password">
      <PasswordInput autoComplete="current-password" />
    </Field>,
  );
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveAttribute('autocomplete', 'current-password');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

test.each([
  ['', ''],
  ['aaaaaaaa', 'Password strength: Weak'],
  ['lahore24', 'Password strength: Fair'],
  ['Lahore-2024', 'Password strength: Good'],
  ['correct horse battery', 'Password strength: Strong'],
])('the strength of "%s" is spoken as "%s"', (password, words) => {
  const { container } = renderPage(<StrengthMeter password={password} />);
  expect(container).toHaveTextContent(words);
  expect(container.querySelector('[aria-live=polite]')).toBeInTheDocument();
});
