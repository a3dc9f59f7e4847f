import { useState } from 'react';
import { screen } from '@testing-library/react';

import { renderInSite } from '../testing/render-in-site';
import { Field } from './field';
import { PasswordInput } from './password-input';
import { SelectInput } from './select-input';
import { StrengthMeter } from './strength-meter';
import { TextArea } from './text-area';
import { SearchInput, TextInput } from './text-input';

test('a person hears what a field is, what helps and what is wrong', () => {
  const field = (error?: string) => (
    <Field label="Email" help="We answer there" error={error}>
      <TextInput name="email" type="email" />
    </Field>
  );
  const { update } = renderInSite(field());
  const input = screen.getByLabelText('Email');
  expect(input).toHaveAccessibleDescription('We answer there');
  expect(input).not.toHaveAttribute('aria-invalid');

  update(field('Tell us where to write'));
  expect(input).toHaveAccessibleDescription('We answer there Tell us where to write');
  expect(input).toBeInvalid();
});

test('a field that may stay empty says so in its label', () => {
  renderInSite(
    <Field label="Phone" optional>
      <TextInput />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).not.toHaveAccessibleDescription();
});

test('a hidden label still names its control', () => {
  renderInSite(
    <Field label="Search" hideLabel>
      <SearchInput placeholder="Project or city" />
    </Field>,
  );
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeVisible();
});

test('selects and text areas are wired like text fields', async () => {
  const options = [
    { value: '', label: 'Homes' },
    { value: '1', label: 'Apartments' },
  ];
  const { user } = renderInSite(
    <>
      <Field label="Property type" error="Choose one">
        <SelectInput options={options} />
      </Field>
      <Field label="Message">
        <TextArea />
      </Field>
    </>,
  );
  const select = screen.getByRole('combobox', { name: 'Property type' });
  expect(select).toHaveAccessibleDescription('Choose one');
  await user.selectOptions(select, 'Apartments');
  expect(select).toHaveValue('1');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAttribute('rows', '4');
});

test('a password is shown and hidden again, and the button keeps what it does in its name', async () => {
  const { user } = renderInSite(
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

function TwoPasswords() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Field label="New">
        <PasswordInput shown={shown} onShownChange={setShown} />
      </Field>
      <Field label="Again">
        <PasswordInput shown={shown} toggle={false} />
      </Field>
    </>
  );
}

test('REGI-04 one toggle serves two passwords', async () => {
  const { user } = renderInSite(<TwoPasswords />);
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  for (const label of ['New', 'Again']) expect(screen.getByLabelText(label)).toHaveAttribute('type', 'text');
});

test.each([
  ['', ''],
  ['aaaaaaaa', 'Password strength: Weak'],
  ['lahore24', 'Password strength: Fair'],
  ['Lahore-2024', 'Password strength: Good'],
  ['correct horse battery', 'Password strength: Strong'],
])('the strength of "%s" is spoken as "%s"', (password, words) => {
  const { container } = renderInSite(<StrengthMeter password={password} />);
  expect(container).toHaveTextContent(words);
  expect(container.querySelector('[aria-live=polite]')).toBeInTheDocument();
});
