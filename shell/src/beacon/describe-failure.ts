import { partAttribute } from '@site/hydration/names';
import type { Failure } from '../report-error';

export interface ReportedFailure {
  kind: string;
  part: string;
  message: string;
  frames: string[];
}

const mostCharacters = 200;
const mostFrames = 6;

/** `/_/projects/main.0123456789.js:1:2345`: its first folder is the part. */
const releasedFrame = /\/_\/([a-z0-9-]+)\/[\w.~@+-]+\.js:\d+:\d+/g;

/** Contains no query, typed text or mail address. `undefined` for errors of other origins, e.g. extensions. */
export function describeFailure(
  { kind, value, part, stack }: Failure,
  versionOf: (part: string) => string,
): ReportedFailure | undefined {
  const {
    reason,
    error = reason,
    detail,
    message,
    effectiveDirective,
    blockedURI,
    filename,
    lineno,
    colno,
    sourceFile = filename,
    lineNumber = lineno,
    columnNumber = colno,
    target,
  } = Object(value) as Fields;
  const text =
    detail ??
    (effectiveDirective ? `${effectiveDirective} ${blockedURI}` : String(error ?? (filename ? message : value)));
  const trace = `${blockedURI} ${Object(error ?? value).stack} ${sourceFile}:${lineNumber}:${columnNumber}`;
  // A retried script has `?attempt=1`.
  const places = [...(stack ?? trace).replace(/\?[^:\s]*/g, '').matchAll(releasedFrame)];
  if (trace.includes('-extension:') || (kind === 'error' && !places[0])) return undefined;
  const [, name = 'shell'] = places.find((place) => place[1] !== 'shell') ?? places[0] ?? [];
  const named = part?.includes('@') ? part : detail && partAt(target);
  return {
    kind,
    part: named || `${name}@${versionOf(name)}`,
    message: withoutVisitor(text).slice(0, mostCharacters),
    frames: places.slice(0, mostFrames).map(([place]) => place),
  };
}

type Fields = Partial<
  Omit<ErrorEvent, 'target'> &
    Omit<PromiseRejectionEvent, 'target'> &
    Omit<SecurityPolicyViolationEvent, 'target'> & { detail: string; target: Node | null }
>;

/** The part that rendered a node, `projects@1.0.0-1a2b3c4d`, or `''`. */
export function partAt(node: Node | null | undefined): string {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest(`[${partAttribute}]`)?.getAttribute(partAttribute) ?? '';
}

function withoutVisitor(text: string): string {
  const typed = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    ({ value }) => value.length > 2,
  );
  const bare = text.replace(/(\/\/[^\s?#]*)[?#]\S*/g, '$1').replace(/[^\s@]+@[^\s@]+\.\w+/g, '…');
  return typed.reduce((left, { value }) => left.replaceAll(value, '…'), bare);
}
