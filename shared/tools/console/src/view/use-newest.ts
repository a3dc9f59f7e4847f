import { useEffect, useState } from 'react';
import type { ConsoleApi } from './api';

/** Milliseconds between polls. A bucket charges for each. */
const everyMs = { folder: 5_000, bucket: 30_000 };

/**
 * Calls `onNewer` when the live site changes while the page is visible. Returns why that is unknown: the page may be
 * outdated.
 */
export function useNewest(
  api: ConsoleApi,
  shown: { sequence: number | undefined; storage: string } | undefined,
  onNewer: () => void,
): string | undefined {
  const { sequence, storage } = shown ?? {};
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (storage === undefined) return undefined;
    const look = async () => {
      if (document.hidden) return;
      try {
        const newest = await api.sequence();
        setProblem(undefined);
        if (newest !== sequence) onNewer();
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
    };
    const timer = window.setInterval(() => void look(), storage.startsWith('s3://') ? everyMs.bucket : everyMs.folder);
    return () => window.clearInterval(timer);
  }, [api, sequence, storage, onNewer]);
  return problem;
}
