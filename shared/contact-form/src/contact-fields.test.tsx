import { contactColumns } from '@site/contracts';
import { screen } from '@testing-library/react';
import { openForm } from './testing/open-form';

test.each(contactColumns)('the form has the field $name, with the limits of its column', (column) => {
  openForm();
  const field = screen.getByLabelText(new RegExp(`^${column.label}`));
  expect(field).toHaveAttribute('name', column.name);
  expect(field.getAttribute('maxlength')).toBe('most' in column ? String(column.most) : null);
  expect(field.hasAttribute('aria-required')).toBe(column.isRequired);
  const choices = [...field.querySelectorAll('option')].map(({ value }) => value).filter(Boolean);
  expect(choices).toEqual('choices' in column ? column.choices : []);
});
