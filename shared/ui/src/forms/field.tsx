import { createContext, memo, useContext, useId } from 'react';
import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';

import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

const FieldContext = createContext<FieldWiring | undefined>(undefined);

export function useFieldProps(own: { id?: string | undefined }) {
  const field = useContext(FieldContext);
  if (!field) return { id: own.id };
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}

interface FieldProps {
  label: ReactNode;
  optional?: boolean;
  help?: ReactNode;
  /** Visitor-facing error. */
  error?: ReactNode;
  hideLabel?: boolean;
  children: ReactNode;
}

/**
 * Connects a label, one control, help and error by ids. Memoized: a form that keeps its control in a constant
 * rerenders only fields whose error changes.
 */
export const Field = memo(function Field({
  label,
  optional = false,
  help,
  error,
  hideLabel = false,
  children,
}: FieldProps) {
  const id = useId();
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const words = <FieldLabel label={label} optional={optional} htmlFor={id} />;
  return (
    <Column>
      {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {help && (
        <chakra.p id={`${id}-help`} textStyle="small" color="fg.muted">
          {help}
        </chakra.p>
      )}
      {error && (
        <Message id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden />
          {error}
        </Message>
      )}
    </Column>
  );
});

type FieldLabelProps = Required<Pick<FieldProps, 'label' | 'optional'>> & { htmlFor: string };

const FieldLabel = memo(function FieldLabel({ label, optional, htmlFor }: FieldLabelProps) {
  return (
    <chakra.label htmlFor={htmlFor} textStyle="label">
      {label}
      {optional && <Mark> (optional)</Mark>}
    </chakra.label>
  );
});

const Column = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: 0, position: 'relative' },
});

const Mark = chakra('span', { base: { color: 'fg.muted', fontWeight: 500 } });

const Message = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    color: 'fg.error',
    fontSize: '.875rem',
    fontWeight: 'medium',
    lineHeight: 1.4,
    '& svg': { marginTop: '2px' },
  },
});
