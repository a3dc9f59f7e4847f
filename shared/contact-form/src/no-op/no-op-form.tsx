import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { useNavigate } from '@site/runtime/router';
import { Button, ButtonLink, chakra } from '@site/ui/core';
import { Info } from 'lucide-react';
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
  const shape = { size: 'lg', fullWidth: !wide, css: wide ? ownWidth : undefined } as const;
  return (
    <chakra.form
      key={round}
      display="flex"
      flexDirection="column"
      gap={wide ? '8' : '6'}
      method="dialog"
      noValidate
      aria-label={label}
      onSubmit={doNothing}
      onKeyDown={onEnter}
    >
      <DemonstrationNote>{note}</DemonstrationNote>
      {children}
      {next ? (
        <ButtonLink to={next} {...shape}>
          {action}
        </ButtonLink>
      ) : (
        // For password managers and Enter.
        <Button type="submit" {...shape}>
          {action}
        </Button>
      )}
    </chakra.form>
  );
}

const ownWidth = { minW: '220px', alignSelf: { base: 'stretch', sm: 'start' } } as const;

export function DemonstrationNote({ children }: { children: string }) {
  return (
    <chakra.p
      display="flex"
      // Large text on a phone goes below the icon, so that its words stay whole.
      flexWrap="wrap"
      gap="3"
      p="min({spacing.4}, 4vw)"
      rounded="control"
      outline="1px solid transparent" // Forced colors draw it, and no background.
      bg="bg.tint"
      textStyle="notice"
      overflowWrap="anywhere"
      css={{ WebkitHyphens: 'auto', hyphens: 'auto', '& .lucide': { marginTop: '0.1em' } }}
    >
      <Info size={20} aria-hidden />
      <chakra.span flex="1 1 11em" minW="0">
        {children}
      </chakra.span>
    </chakra.p>
  );
}

function doNothing(event: FormEvent) {
  event.preventDefault();
}

/** A form without a submit button ignores Enter: this follows its link. */
function useEnterTo(next: string | undefined) {
  const navigate = useNavigate();
  return (event: KeyboardEvent) => {
    if (!next || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void navigate(next);
  };
}
