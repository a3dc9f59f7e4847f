import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { useNavigate } from '@site/router';
import { Button, ButtonLink, chakra } from '@site/ui/core';
import { Info } from 'lucide-react';
import { useFreshFields } from './use-fresh-fields';

export interface QuietFormProps {
  /** What a person who cannot see the page would call it. */
  label: string;
  /** Says that this is a demonstration, before anybody types. */
  note: string;
  /** The words on its button. */
  action: string;
  /** Where the button, and Enter in a field, lead. Without it both do nothing. */
  next?: string;
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
      <Note>
        <Info size={16} aria-hidden />
        {note}
      </Note>
      {children}
      {next ? (
        <ButtonLink to={next} size="lg" block>
          {action}
        </ButtonLink>
      ) : (
        <Button type="submit" size="lg" block>
          {action}
        </Button>
      )}
    </Form>
  );
}

/** A form without a submit button hears no Enter: it leads where the link leads. */
function useEnterTo(next: string | undefined) {
  const navigate = useNavigate();
  return (event: KeyboardEvent) => {
    if (!next || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void navigate(next);
  };
}

function doNothing(event: FormEvent) {
  event.preventDefault();
}

const Note = chakra('p', {
  base: { display: 'flex', gap: '2', textStyle: 'small', color: 'fg.muted', '& .lucide': { marginTop: '0.2em' } },
});

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '6' } });
