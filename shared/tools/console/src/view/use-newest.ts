import { useEffect } from 'react';
import type { ConsoleApi } from './api';

/** How often it is asked what is live (ms). A bucket charges for each look. */
const everyMs = { folder: 5_000, bucket: 30_000 };

/** Calls `onNewer` when something else is live than what is shown, while somebody looks at the page. */
export function useNewest(api: ConsoleApi, shown: { sequence: number | undefined; storage: string } | undefined, onNewer: () => void): void {
  const { sequence, storage } = shown ?? {};
  useEffect(() => {
    if (storage === undefined) return undefined;
    const look = async () => {
      if (document.hidden) return;
      // A server that is gone is told by the next press.
      const newest = await api.sequence().catch(() => sequence);
      if (newest !== sequence) onNewer();
    };
    const timer = window.setInterval(() => void look(), storage.startsWith('s3://') ? everyMs.bucket : everyMs.folder);
    return () => window.clearInterval(timer);
  }, [api, sequence, storage, onNewer]);
}
