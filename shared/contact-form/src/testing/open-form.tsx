import { contactColumns } from '@site/contracts';
import { AbovePage } from '@site/runtime';
import { SiteProvider } from '@site/ui/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ContactForm } from '../contact-form';
import type { ContactFormProps } from '../contact-form';
import { byColumn, type ContactRequest } from '../request/contact-request';
import { giveSiteConfig } from './site-config';

export const filledIn = {
  name: ' Ayesha ',
  purpose: 'Rent',
  email: 'abc',
  phone: '0300 000 0000',
  message: 'One\ntwo ',
} satisfies ContactRequest;

export type Values = ContactRequest;

export const portrait: ContactFormProps['portrait'] = {
  avif: [],
  webp: [{ url: 'agent.webp', width: 160 }],
  width: 160,
  height: 160,
  alt: 'An agent',
  color: '#fdb022',
};

let opened = 0;

/** At an address of its own, because drafts stay. Timers are fake: they advance when the visitor acts or waits. */
export function openForm(props: Partial<ContactFormProps> = {}) {
  const path = `/${++opened}`;
  history.replaceState(null, '', path);
  giveSiteConfig();
  const form = <ContactForm portrait={portrait} {...props} />;
  const view = render(inSite(form));
  const go = (to: string, page: ReactNode) => {
    history.replaceState(null, '', to);
    view.rerender(inSite(page));
  };
  return {
    ...view,
    visitor: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    leave: () => go('/elsewhere', <a href="/elsewhere">Another page</a>),
    comeBack: () => go(path, form),
  };
}

function inSite(page: ReactNode) {
  return (
    <SiteProvider>
      <div data-part="marketing@1.0.0">{page}</div>
      <AbovePage onError={(_, error) => fail(error)} />
    </SiteProvider>
  );
}

function fail(error: unknown): never {
  throw error;
}

export type Visitor = ReturnType<typeof openForm>['visitor'];

export const field = (name: (typeof contactColumns)[number]['label']) => screen.getByLabelText(new RegExp(`^${name}`));
export const submitButton = () => screen.getByRole('button', { name: 'Submit' });

export function valuesInForm(): Values {
  const labels = new Map(contactColumns.map(({ name, label }) => [name, label]));
  return byColumn((name) => (field(labels.get(name) ?? 'Name') as HTMLInputElement).value);
}

/** Pasted, because typing would take most of the tests' time. */
export async function fillIn(visitor: Visitor, values: Values = filledIn) {
  if (values.purpose) await visitor.selectOptions(field('Purpose'), values.purpose);
  for (const { name, label } of contactColumns) if (name !== 'purpose') await pasteInto(visitor, label, values[name]);
}

async function pasteInto(visitor: Visitor, label: Parameters<typeof field>[0], text: string) {
  await visitor.click(field(label));
  await visitor.paste(text);
}

export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
