import { contactColumns, type ContactColumn, type RequiredContactColumn } from '@site/contracts';

/** A row to store (API-03). Values as typed. */
export type ContactRequest = Record<ContactColumn, string>;

export type RequiredField = RequiredContactColumn;

export const requiredFields: readonly RequiredField[] = contactColumns.flatMap((column) =>
  column.isRequired ? [column.name] : [],
);

/** Reads the DOM, which also has text typed before hydration. */
export function readRequest(form: HTMLFormElement): ContactRequest {
  const data = new FormData(form);
  return byColumn((name) => String(data.get(name) ?? ''));
}

/** Only the columns, so that nothing else is sent. */
export function byColumn(read: (name: ContactColumn) => string): ContactRequest {
  return Object.fromEntries(contactColumns.map(({ name }) => [name, read(name)])) as ContactRequest;
}

export function findMissing(request: ContactRequest): RequiredField[] {
  return requiredFields.filter((field) => isBlank(request[field]));
}

/** Includes no-break spaces and zero-width characters. */
const isBlank = (value: string) => !/[^\s\p{Cf}]/u.test(value);
