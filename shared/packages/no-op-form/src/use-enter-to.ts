import type { KeyboardEvent } from 'react';
import { useNavigate } from '@site/router';

/** A form without a submit button hears no Enter: it leads where the link leads. */
export function useEnterTo(next: string | undefined) {
  const navigate = useNavigate();
  return (event: KeyboardEvent) => {
    if (!next || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter in a text area is a new line; on a link or a button it is theirs.
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void navigate(next);
  };
}
