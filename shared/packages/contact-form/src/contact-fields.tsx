import { GridItem } from '@site/ui/core';
import { Field, SelectInput, TextArea, TextInput } from '@site/ui/forms';
import type { RequiredField } from './request/contact-request';

/** In other words than the notification: its sentence appears once in the page. */
const needs: Record<RequiredField, string> = {
  name: 'Enter your name',
  purpose: 'Choose Buy or Rent',
  email: 'Enter your email',
};

/** In UTF-16 units, as `maxlength` counts. */
const limits = { name: 200, email: 320, phone: 50, message: 5000 };

export interface ContactFieldsProps {
  missing: readonly RequiredField[];
  /** Names of the fields that are filled to their limit. */
  full: readonly string[];
}

/**
 * The five fields (CONT-02). The page keeps their values, not React: what was typed before hydration stays.
 * The lengths are those of the table: a longer text would be refused there, and the visitor could not see why.
 * The browser cuts what is pasted beyond them without a word, so a full field says how much it holds.
 */
export function ContactFields({ missing, full }: ContactFieldsProps) {
  const errorOf = (field: RequiredField) => (missing.includes(field) ? needs[field] : undefined);
  const limitOf = (field: keyof typeof limits) =>
    full.includes(field) && `${limits[field].toLocaleString('en-US')} characters fit here, and no more.`;
  return (
    <>
      <Field label="Name" help={limitOf('name')} error={errorOf('name')}>
        {nameInput}
      </Field>
      <Field label="Purpose" error={errorOf('purpose')}>
        {purposeSelect}
      </Field>
      <Field label="Email" help={limitOf('email')} error={errorOf('email')}>
        {emailInput}
      </Field>
      <Field label="Phone" optional help={limitOf('phone')}>
        {phoneInput}
      </Field>
      <GridItem gridColumn="1 / -1">
        <Field label="Message" optional help={limitOf('message')}>
          {messageArea}
        </Field>
      </GridItem>
    </>
  );
}

// Constants, so that an attempt renders the fields alone that it finds wrong.
const nameInput = (
  <TextInput name="name" autoComplete="name" placeholder="Your name" maxLength={limits.name} aria-required />
);
const purposeSelect = <PurposeSelect />;
// REGI-03. The form is noValidate, so any text is accepted (CONT-10); browsers take white space off its ends.
const emailInput = (
  <TextInput
    name="email"
    type="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    placeholder="name@example.com"
    maxLength={limits.email}
    aria-required
  />
);
const phoneInput = (
  <TextInput name="phone" type="tel" autoComplete="tel" placeholder="Phone number" maxLength={limits.phone} />
);
const messageArea = (
  <TextArea
    name="message"
    rows={4}
    placeholder="A few words about the property you have in mind"
    maxLength={limits.message}
  />
);

/** The hidden option comes first and so is chosen by itself, also by a reset; nobody can choose it again. */
function PurposeSelect() {
  return (
    <SelectInput
      name="purpose"
      aria-required
      css={{ '&:has(option[value=""]:checked)': { color: 'fg.subtle', fontWeight: 'body' } }}
    >
      <option value="" hidden>
        Buy or Rent
      </option>
      <option value="Buy">Buy</option>
      <option value="Rent">Rent</option>
    </SelectInput>
  );
}
