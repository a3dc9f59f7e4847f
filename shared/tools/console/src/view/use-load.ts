import { useCallback, useEffect, useRef, useState } from 'react';

/** Something that is read from the server: what was read last stays while it is read again. */
export interface Loaded<T> {
  value: T | undefined;
  /** Why the last attempt failed. */
  problem: string | undefined;
  isLoading: boolean;
  reload: () => void;
}

/** Reads at first, and again when `load` or `sequence` is another one. Only the newest answer counts. */
export function useLoad<T>(load: () => Promise<T>, sequence?: number): Loaded<T> {
  const [{ value, problem, isLoading }, set] = useState<Omit<Loaded<T>, 'reload'>>({
    value: undefined,
    problem: undefined,
    isLoading: true,
  });
  const newest = useRef(0);
  const reload = useCallback(() => {
    newest.current += 1;
    const own = newest.current;
    const settle = (loaded: Partial<Loaded<T>>) =>
      own === newest.current && set((before) => ({ ...before, ...loaded, isLoading: false }));
    set((before) => ({ ...before, isLoading: true }));
    load().then(
      (next) => settle({ value: next, problem: undefined }),
      (error: Error) => settle({ problem: error.message }),
    );
  }, [load]);
  useEffect(() => {
    reload();
    return () => {
      newest.current += 1;
    };
  }, [reload, sequence]);
  return { value, problem, isLoading, reload };
}
