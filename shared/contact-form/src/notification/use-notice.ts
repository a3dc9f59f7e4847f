import { startTransition, useCallback, useState } from 'react';
import type { Notice } from './notification';

/** The only notification of a form. It appears one frame after other changes: fields and focus first. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice>();
  const notify = useCallback((tone: Notice['tone'], text: string) => {
    startTransition(() => setNotice((before) => ({ id: (before?.id ?? 0) + 1, tone, text })));
  }, []);
  const forget = useCallback(() => setNotice(undefined), []);
  return { notice, notify, forget };
}
