import type { FormEvent, ReactNode } from 'react';
import { chakra } from '@site/ui/core';
import { DemonstrationNote } from './demonstration-note';
import { FormAction } from './form-action';
import { useEnterTo } from './use-enter-to';
import { useFreshFields } from './use-fresh-fields';

export interface NoOpFormProps {
  /** Accessible name. */
  label: string;
  note: string;
  action: string;
  /** Destination of the button and of Enter. Without it both do nothing. */
  next?: string;
  wide?: boolean;
  children: ReactNode;
}

/**
 * A form that sends and keeps nothing (RSET-04, RSET-05): fields have no `name`, `method="dialog"` outside a dialog
 * does nothing, and continuing is a link.
 */
export function NoOpForm({ label, note, action, next, wide = false, children }: NoOpFormProps) {
  const round = useFreshFields();
  const onEnter = useEnterTo(next);
  return (
    <Form
      key={round}
      wide={wide}
      method="dialog"
      noValidate
      aria-label={label}
      onSubmit={doNothing}
      onKeyDown={onEnter}
    >
      <DemonstrationNote>{note}</DemonstrationNote>
      {children}
      <FormAction next={next} wide={wide}>
        {action}
      </FormAction>
    </Form>
  );
}

function doNothing(event: FormEvent) {
  event.preventDefault();
}

const Form = chakra('form', {
  base: { display: 'flex', flexDirection: 'column' },
  variants: { wide: { false: { gap: '6' }, true: { gap: '8' } } },
});
