import { contactFailedEvent } from '@site/contracts';

/** What went wrong, as the beacon reports it. `start` is the shell's own start, `load` a module of a part. */
export type FailureKind = 'error' | 'rejection' | 'policy' | 'contact' | 'hydration' | 'render' | 'load' | 'start';

/** A failure as it was met: an event, or an error with the part that it came from. */
export interface Failure {
  kind: FailureKind;
  value: unknown;
  /** `projects@1.0.0-1a2b3c4d`, or the name alone. */
  part?: string;
  /** Where it was met, when the error itself does not say it. */
  stack?: string | undefined;
}

/** The first failures of a page tell what happened; a loop of them tells no more. */
const mostEarly = 20;

const early: Failure[] = [];
let receive = (failure: Failure): void => {
  if (early.length < mostEarly) early.push(failure);
};

/** Passes on what was met so far, and from now on. Called by the beacon, which is loaded when the page is idle. */
export function receiveFailures(receiver: (failure: Failure) => void): void {
  receive = receiver;
  early.splice(0).forEach(receiver);
}

/** Reports a failure that somebody else has logged. */
export function noteFailure(failure: Failure): void {
  receive(failure);
}

/** Logs an error with the part and version that it came from, and reports it. */
export function reportError(part: string, value: unknown, kind: FailureKind, stack?: string): void {
  console.error(`[${part}]`, value);
  receive({ kind, value, part, stack });
}

/** Listens for what nobody has caught. Called once, before anything else of the shell runs. */
export function watchFailures(): void {
  const kinds = {
    error: 'error',
    unhandledrejection: 'rejection',
    securitypolicyviolation: 'policy',
    [contactFailedEvent]: 'contact',
  } as const;
  for (const [type, kind] of Object.entries(kinds)) addEventListener(type, (value) => receive({ kind, value }));
}
