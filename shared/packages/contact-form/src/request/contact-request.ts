import { contactColumns, type ContactColumn, type RequiredContactColumn } from '@site/contracts';

/** What is stored (API-03), in the words of the table's columns. All values as typed. */
export type ContactRequest = Record<ContactColumn, string>;

export type RequiredField = RequiredContactColumn;

/** In the order of the form: the first wrong one gets the focus (CONT-08). */
export const requiredFields: readonly RequiredField[] = contactColumns.flatMap((column) =>
  column.isRequired ? [column.name] : [],
);

/** Reads the fields from the page, where they also are what was typed before the form came alive. */
export function readRequest(form: HTMLFormElement): ContactRequest {
  const data = new FormData(form);
  return byColumn((name) => String(data.get(name) ?? ''));
}

/** The columns alone, so that nothing else is sent. */
export function byColumn(read: (name: ContactColumn) => string): ContactRequest {
  return Object.fromEntries(contactColumns.map(({ name }) => [name, read(name)])) as ContactRequest;
}

export function findMissing(request: ContactRequest): RequiredField[] {
  return requiredFields.filter((field) => isBlank(request[field]));
}

/** Also no-break spaces, and characters without a width such as the zero-width space. */
const isBlank = (value: string) => !/[^\s\p{Cf}]/u.test(value);
