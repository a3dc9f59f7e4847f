/** What is stored (API-03), in the words of the table's columns. All values as typed. */
export interface ContactRequest {
  name: string;
  purpose: string;
  email: string;
  phone: string;
  message: string;
}

/** In the order of the form: the first wrong one gets the focus (CONT-08). */
export const requiredFields = ['name', 'purpose', 'email'] as const;

export type RequiredField = (typeof requiredFields)[number];

/** Reads the fields from the page, where they also are what was typed before the form came alive. */
export function readRequest(form: HTMLFormElement): ContactRequest {
  const data = new FormData(form);
  const read = (field: keyof ContactRequest) => String(data.get(field) ?? '');
  return {
    name: read('name'),
    purpose: read('purpose'),
    email: read('email'),
    phone: read('phone'),
    message: read('message'),
  };
}

export function findMissing(request: ContactRequest): RequiredField[] {
  return requiredFields.filter((field) => isBlank(request[field]));
}

/** Also no-break spaces, and characters without a width such as the zero-width space. */
const isBlank = (value: string) => !/[^\s\p{Cf}]/u.test(value);
