import { createContext, memo, useContext, useId } from 'react';
import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';

import { chakra, type SystemStyleObject, useSlotRecipe } from '@chakra-ui/react/styled-system';
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
  const styles = useSlotRecipe({ key: 'field' })();
  const words = <FieldLabel label={label} optional={optional} htmlFor={id} styles={styles} />;
  return (
    <chakra.div css={styles.root}>
      {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {help && (
        <chakra.p id={`${id}-help`} css={styles.helperText}>
          {help}
        </chakra.p>
      )}
      {error && (
        <chakra.p id={`${id}-error`} css={styles.errorText}>
          <CircleAlert size={16} aria-hidden />
          {error}
        </chakra.p>
      )}
    </chakra.div>
  );
});

interface FieldLabelProps extends Required<Pick<FieldProps, 'label' | 'optional'>> {
  htmlFor: string;
  styles: Record<string, SystemStyleObject>;
}

const FieldLabel = memo(function FieldLabel({ label, optional, htmlFor, styles }: FieldLabelProps) {
  return (
    <chakra.label htmlFor={htmlFor} css={styles.label}>
      {label}
      {optional && <chakra.span css={styles.optional}> (optional)</chakra.span>}
    </chakra.label>
  );
});
