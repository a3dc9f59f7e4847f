interface ContactColumnRule {
  name: string;
  label: string;
  isRequired: boolean;
  /** Characters. Absent where the table takes only the choices. */
  most?: number;
  choices?: readonly string[];
}

/** In form order. A test compares the list with the migrated table. */
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
