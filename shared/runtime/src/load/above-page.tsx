import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { partAttribute } from '../names';
import { PartBoundary } from './part-boundary';

interface Shown {
  /** The part that shows it, `projects@1.0.0-1a2b3c4d`. */
  part: string;
  content: ReactNode;
}

let shown: Shown | undefined;
let render: ((now: Shown | undefined) => void) | undefined;

/**
 * Shows content of a part above the page, in place of what is there: it stays when the visitor goes to another page.
 * `null` removes it. It appears one frame after other changes.
 */
export function showAbovePage(part: string, content: ReactNode): void {
  shown = content === null ? undefined : { part, content };
  startTransition(() => render?.(shown));
}

/** Loading another document would remove what is shown. */
export function isShownAbovePage(): boolean {
  return shown !== undefined;
}

export interface AbovePageProps {
  onError: (part: string, error: unknown) => void;
}

/** Rendered once, by the shell. */
export function AbovePage({ onError }: AbovePageProps) {
  const [now, setNow] = useState<Shown>();
  useLayoutEffect(() => {
    render = setNow;
    return () => {
      render = undefined;
      shown = undefined;
    };
  }, []);
  if (!now) return null;
  return (
    <PartBoundary key={now.part} part={now.part} onError={onError} fallback={() => null}>
      <div {...{ [partAttribute]: now.part }}>{now.content}</div>
    </PartBoundary>
  );
}
