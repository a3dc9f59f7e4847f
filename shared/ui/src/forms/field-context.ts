import { createContext, useContext } from 'react';

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined);

export function useFieldProps(own: { id?: string | undefined }) {
  const field = useContext(FieldContext);
  if (!field) return { id: own.id };
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}
