import { SiteProvider } from '@site/ui/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '../contact-form';
import type { ContactFormProps } from '../contact-form';
import { giveSiteConfig } from './site-config';

export const filledIn = {
  name: ' Ayesha ',
  purpose: 'Rent',
  email: 'abc',
  phone: '0300 000 0000',
  message: 'One\ntwo ',
};

export type Values = Record<keyof typeof filledIn, string>;

/** A visitor in front of the form. Clocks are fake: they move when the visitor acts or waits. */
export function openForm(props: ContactFormProps = {}) {
  giveSiteConfig();
  const view = render(
    <SiteProvider>
      <ContactForm {...props} />
    </SiteProvider>,
  );
  return { ...view, visitor: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

export type Visitor = ReturnType<typeof openForm>['visitor'];

export const field = (name: 'Name' | 'Purpose' | 'Email' | 'Phone' | 'Message') =>
  screen.getByLabelText(new RegExp(`^${name}`));
export const submitButton = () => screen.getByRole('button', { name: 'Submit' });

/** What stands in the five fields. */
export function valuesInForm(): Values {
  const valueOf = (name: Parameters<typeof field>[0]) => (field(name) as HTMLInputElement).value;
  return {
    name: valueOf('Name'),
    purpose: valueOf('Purpose'),
    email: valueOf('Email'),
    phone: valueOf('Phone'),
    message: valueOf('Message'),
  };
}

/** Pasted, not typed: a key press for each character would be most of the tests' time. */
export async function fillIn(visitor: Visitor, values: Values = filledIn) {
  if (values.purpose) await visitor.selectOptions(field('Purpose'), values.purpose);
  await pasteInto(visitor, 'Name', values.name);
  await pasteInto(visitor, 'Email', values.email);
  await pasteInto(visitor, 'Phone', values.phone);
  await pasteInto(visitor, 'Message', values.message);
}

async function pasteInto(visitor: Visitor, label: Parameters<typeof field>[0], text: string) {
  await visitor.click(field(label));
  await visitor.paste(text);
}

/** Lets the clock run, and with it everything that has been waiting. */
export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
