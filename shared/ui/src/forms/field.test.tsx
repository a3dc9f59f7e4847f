import { useEffect } from 'react';
import { screen } from '@testing-library/react';

import { renderInSite } from '../testing/render-in-site';
import { Field, useFieldProps } from './field';
import { TextInput } from './text-input';

test('a field is described by its label, its help text and its error', () => {
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

test('constant controls render again only when their error changes', () => {
  const rendered = jest.fn();
  function Control({ of }: { of: string }) {
    const field = useFieldProps({});
    useEffect(() => rendered(of));
    return <input {...field} />;
  }
  const [name, email] = [<Control key="name" of="Name" />, <Control key="email" of="Email" />];
  const form = (error?: string) => (
    <>
      <Field label="Name">{name}</Field>
      <Field label="Email" error={error}>
        {email}
      </Field>
    </>
  );
  const { update } = renderInSite(form());
  rendered.mockClear();
  update(form('Enter your email'));
  expect(rendered.mock.calls).toEqual([['Email']]);
});
