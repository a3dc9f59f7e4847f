import { useCallback, useEffect, useRef, useState } from 'react';

/** The last value stays while it loads again. */
export interface Loaded<T> {
  value: T | undefined;
  problem: string | undefined;
  isLoading: boolean;
  reload: () => void;
}

/** Loads again when `load` or `sequence` changes. Only the newest response counts. */
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
