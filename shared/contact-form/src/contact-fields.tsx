import { useState, type FormEvent, type ReactElement } from 'react';
import { GridItem } from '@site/ui/core';
import { Field, SelectInput, TextArea, TextInput } from '@site/ui/forms';
import { contactColumns, type ContactColumn } from '@site/contracts';
import type { RequiredField } from './request/contact-request';

/** Differs from the notification's sentence, which appears once in the page. */
const needs: Record<RequiredField, string> = {
  name: 'Enter your name',
  purpose: 'Choose Buy or Rent',
  email: 'Enter your email',
};

const wide: readonly ContactColumn[] = ['message'];

export interface ContactFieldsProps {
  missing: readonly RequiredField[];
  full: readonly string[];
}

/**
 * The fields of `contactColumns` (CONT-02), uncontrolled: text typed before hydration stays. Browsers cut longer pasted
 * text silently, so a full field shows its limit.
 */
export function ContactFields({ missing, full }: ContactFieldsProps) {
  return fields.map(({ name, label, isRequired, most, control }) => {
    const wrong = missing.find((each) => each === name);
    const field = (
      <Field
        key={name}
        label={label}
        optional={!isRequired}
        help={full.includes(name) && `${most?.toLocaleString('en-US')} characters fit here, and no more.`}
        error={wrong && needs[wrong]}
      >
        {control}
      </Field>
    );
    if (!wide.includes(name)) return field;
    return (
      <GridItem key={name} gridColumn="1 / -1">
        {field}
      </GridItem>
    );
  });
}

interface ControlProps {
  name: ContactColumn;
  /** UTF-16 units. */
  maxLength: number | undefined;
  'aria-required': true | undefined;
}

const controls: Record<ContactColumn, (props: ControlProps) => ReactElement> = {
  name: (props) => <TextInput autoComplete="name" placeholder="Your name" {...props} />,
  purpose: ({ maxLength: _, ...props }) => <PurposeSelect {...props} />,
  // REGI-03. The form is noValidate, so any text is accepted (CONT-10); browsers trim it.
  email: (props) => (
    <TextInput
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="name@example.com"
      {...props}
    />
  ),
  phone: (props) => <TextInput type="tel" autoComplete="tel" placeholder="Phone number" {...props} />,
  message: (props) => <TextArea rows={4} placeholder="A few words about the property you have in mind" {...props} />,
};

// Created once, so that an attempt renders only the fields that it finds wrong.
const fields = contactColumns.map((column) => {
  const { name, label, isRequired } = column;
  const most = 'most' in column ? column.most : undefined;
  const control = controls[name]({ name, maxLength: most, 'aria-required': isRequired || undefined });
  return { name, label, isRequired, most, control };
});

/** The hidden first option is the initial choice, also after a reset; nobody can select it again. */
function PurposeSelect(props: Omit<ControlProps, 'maxLength'>) {
  return (
    <SelectInput {...props} css={{ '&:has(option[value=""]:checked)': { color: 'fg.subtle', textStyle: 'regular' } }}>
      <option value="" hidden>
        Buy or Rent
      </option>
      <option value="Buy">Buy</option>
      <option value="Rent">Rent</option>
    </SelectInput>
  );
}

/** Fields at their `maxlength`. */
export function useFullFields() {
  const [full, setFull] = useState<readonly string[]>([]);
  function noteFull({ currentTarget, type }: FormEvent<HTMLFormElement>) {
    const next =
      type === 'reset' ? [] : Array.from(currentTarget.elements).flatMap((field) => (isFull(field) ? field.name : []));
    setFull((before) => (before.join() === next.join() ? before : next));
  }
  return { full, noteFull };
}

function isFull(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.maxLength > 0 && field.value.length >= field.maxLength;
}
