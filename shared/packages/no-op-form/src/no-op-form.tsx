import type { FormEvent, ReactNode } from 'react';
import { chakra } from '@site/ui/core';
import { DemonstrationNote } from './demonstration-note';
import { FormAction } from './form-action';
import { useEnterTo } from './use-enter-to';
import { useFreshFields } from './use-fresh-fields';

export interface NoOpFormProps {
  /** What a person who cannot see the page would call it. */
  label: string;
  /** Says that this is a demonstration, before anybody types. */
  note: string;
  /** The words on its button. */
  action: string;
  /** Where the button, and Enter in a field, lead. Without it both do nothing. */
  next?: string;
  /**
   * For a form with the page to itself: the note is a panel, and the button as wide as its words. Default: a narrow
   * column.
   */
  wide?: boolean;
  /**
   * For a form longer than a screen: its button stays at the lower edge of the window. Keyboard focus is never below
   * it.
   */
  stickyAction?: boolean;
  children: ReactNode;
}

/**
 * A form that sends nothing, keeps nothing and finds nothing wrong (RSET-04, RSET-05). Three locks:
 * no field has a `name`, so a browser has nothing to send even without JavaScript;
 * `method="dialog"` outside a dialog makes a submit do nothing; and what leads on is a link.
 */
export function NoOpForm({ label, note, action, next, wide = false, stickyAction = false, children }: NoOpFormProps) {
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
      <DemonstrationNote wide={wide}>{note}</DemonstrationNote>
      {children}
      <Action sticky={stickyAction}>
        <FormAction next={next} wide={wide}>
          {action}
        </FormAction>
      </Action>
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

const Action = chakra('div', {
  base: { display: 'flex', flexDirection: 'column' },
  variants: {
    sticky: {
      true: {
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        paddingBlock: '4',
        bg: 'bg.canvas',
        borderTop: '1px solid {colors.border.hairline}',
        // The browser scrolls a focused field clear of the button.
        ':root:has(&)': { scrollPaddingBottom: '7rem' },
      },
    },
  },
});
