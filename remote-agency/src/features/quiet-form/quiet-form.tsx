import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { useNavigate } from '@site/router';
import { ButtonLink, chakra } from '@site/ui/core';
import { DemonstrationNote } from './demonstration-note';
import { useFreshFields } from './use-fresh-fields';

export interface QuietFormProps {
  /** What a person who cannot see the page would call it. */
  label: string;
  /** Says that this is a demonstration, before anybody types. */
  note: string;
  /** The words on its button. */
  action: string;
  /** Where the button, and Enter in a field, lead. */
  next: string;
  children: ReactNode;
}

/**
 * A form that sends nothing, keeps nothing and finds nothing wrong (decisions §4). Three locks:
 * no field has a `name`, so a browser has nothing to send even without JavaScript;
 * `method="dialog"` outside a dialog makes a submit do nothing; and what leads on is a link.
 */
export function QuietForm({ label, note, action, next, children }: QuietFormProps) {
  const round = useFreshFields();
  const onEnter = useEnterTo(next);
  return (
    <Form key={round} method="dialog" noValidate aria-label={label} onSubmit={doNothing} onKeyDown={onEnter}>
      <DemonstrationNote>{note}</DemonstrationNote>
      {children}
      <ButtonLink to={next} size="lg" minW="220px" alignSelf={{ base: 'stretch', sm: 'start' }}>
        {action}
      </ButtonLink>
    </Form>
  );
}

/** A form without a submit button hears no Enter: it leads where the link leads. */
function useEnterTo(next: string) {
  const navigate = useNavigate();
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // A file field opens its chooser, and a text area takes a new line.
    if (!(event.target instanceof HTMLInputElement) || event.target.type === 'file') return;
    event.preventDefault();
    void navigate(next);
  };
}

function doNothing(event: FormEvent) {
  event.preventDefault();
}

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '8' } });
