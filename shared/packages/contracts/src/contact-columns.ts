interface ContactColumnRule {
  name: string;
  /** What the form calls it. */
  label: string;
  isRequired: boolean;
  /** Characters that the table takes. Not set where it takes the choices only. */
  most?: number;
  choices?: readonly string[];
}

/**
 * What a visitor sends, in the order of the form. How one is added: `shared/services/contact-store/README.md`. A list
 * and not a generated file: a test compares it with the table that the migrations make.
 */
export const contactColumns = [
  { name: 'name', label: 'Name', isRequired: true, most: 200 },
  { name: 'purpose', label: 'Purpose', isRequired: true, choices: ['Buy', 'Rent'] },
  { name: 'email', label: 'Email', isRequired: true, most: 320 },
  { name: 'phone', label: 'Phone', isRequired: false, most: 50 },
  { name: 'message', label: 'Message', isRequired: false, most: 5000 },
] as const satisfies readonly ContactColumnRule[];

type Column = (typeof contactColumns)[number];

export type ContactColumn = Column['name'];
export type RequiredContactColumn = Extract<Column, { isRequired: true }>['name'];
export type LimitedContactColumn = Extract<Column, { most: number }>['name'];
