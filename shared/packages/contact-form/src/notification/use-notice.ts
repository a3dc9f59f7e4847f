import { startTransition, useCallback, useState } from 'react';
import type { Notice } from './notification';

/**
 * The one notification of a form: a new one takes the place of the old one. It comes one frame after what else an
 * attempt changes: fields and focus answer the press first.
 */
export function useNotice() {
  const [notice, setNotice] = useState<Notice>();
  const notify = useCallback((tone: Notice['tone'], text: string) => {
    startTransition(() => setNotice((before) => ({ id: (before?.id ?? 0) + 1, tone, text })));
  }, []);
  const forget = useCallback(() => setNotice(undefined), []);
  return { notice, notify, forget };
}
