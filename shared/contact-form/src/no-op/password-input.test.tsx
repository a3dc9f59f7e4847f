import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { Field } from '@site/ui/forms';
import { PasswordInput } from './password-input';

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
