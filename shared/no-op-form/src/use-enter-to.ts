import type { KeyboardEvent } from 'react';
import { useNavigate } from '@site/runtime/router';

/** A form without a submit button ignores Enter: this follows its link. */
export function useEnterTo(next: string | undefined) {
  const navigate = useNavigate();
  return (event: KeyboardEvent) => {
    if (!next || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void navigate(next);
  };
}
