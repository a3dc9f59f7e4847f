import { contactFailedEvent } from '@site/contracts';

export type FailureKind = 'error' | 'rejection' | 'policy' | 'contact' | 'hydration' | 'render' | 'load' | 'start';

export interface Failure {
  kind: FailureKind;
  value: unknown;
  part?: string;
  stack?: string | undefined;
}

const mostEarly = 20;

const early: Failure[] = [];
let receive = (failure: Failure): void => {
  if (early.length < mostEarly) early.push(failure);
};

export function receiveFailures(receiver: (failure: Failure) => void): void {
  receive = receiver;
  early.splice(0).forEach(receiver);
}

export function reportError(part: string, value: unknown, kind: FailureKind, stack?: string): void {
  console.error(`[${part}]`, value);
  receive({ kind, value, part, stack });
}

/** Call it once, before anything else can fail. */
export function watchFailures(): void {
  const kinds = {
    error: 'error',
    unhandledrejection: 'rejection',
    securitypolicyviolation: 'policy',
    [contactFailedEvent]: 'contact',
  } as const;
  for (const [type, kind] of Object.entries(kinds)) addEventListener(type, (value) => receive({ kind, value }));
}
