import { GridItem } from '@site/ui/core';
import { Field, SelectInput, TextArea, TextInput } from '@site/ui/forms';
import type { RequiredField } from './request/contact-request';

/** In other words than the notification: its sentence appears once in the page. */
const needs: Record<RequiredField, string> = {
  name: 'Enter your name',
  purpose: 'Choose Buy or Rent',
  email: 'Enter your email',
};

export interface ContactFieldsProps {
  missing: readonly RequiredField[];
}

/**
 * The five fields (spec §2). The page keeps their values, not React: what was typed before hydration stays.
 * The lengths are those of the table: a longer text would be refused there, and the visitor could not see why.
 */
export function ContactFields({ missing }: ContactFieldsProps) {
  const errorOf = (field: RequiredField) => (missing.includes(field) ? needs[field] : undefined);
  return (
    <>
      <Field label="Name" error={errorOf('name')}>
        <TextInput name="name" autoComplete="name" placeholder="Your name" maxLength={200} aria-required />
      </Field>
      <Field label="Purpose" error={errorOf('purpose')}>
        <PurposeSelect />
      </Field>
      <Field label="Email" error={errorOf('email')}>
        {/* Not type="email": browsers trim and rewrite such a value, and it is sent as typed. */}
        <TextInput name="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} placeholder="name@example.com" maxLength={320} aria-required />
      </Field>
      <Field label="Phone" optional>
        <TextInput name="phone" type="tel" autoComplete="tel" placeholder="Phone number" maxLength={50} />
      </Field>
      <GridItem gridColumn="1 / -1">
        <Field label="Message" optional>
          <TextArea name="message" rows={4} placeholder="A few words about the property you have in mind" maxLength={5000} />
        </Field>
      </GridItem>
    </>
  );
}

/** The hidden option comes first and so is chosen by itself, also by a reset; nobody can choose it again. */
function PurposeSelect() {
  return (
    <SelectInput name="purpose" aria-required css={{ '&:has(option[value=""]:checked)': { color: 'fg.subtle', fontWeight: 'body' } }}>
      <option value="" hidden>
        Buy or Rent
      </option>
      <option value="Buy">Buy</option>
      <option value="Rent">Rent</option>
    </SelectInput>
  );
}
