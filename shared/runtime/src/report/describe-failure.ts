import type { ReportedFailure } from '@site/contracts';
import type { Failure } from './report-error';
import { partAt } from './shown-parts';

const mostCharacters = 200;
const mostFrames = 6;

/** `/_/projects/main.0123456789.js:1:2345`: its first folder is the part. */
const releasedFrame = /\/_\/([a-z0-9-]+)\/[\w.~@+-]+\.js:\d+:\d+/g;

/** Contains no query, typed text or mail address. `undefined` for errors of other origins, e.g. extensions. */
export function describeFailure(
  { kind, value, part, stack }: Failure,
  versionOf: (part: string) => string,
): ReportedFailure | undefined {
  const event = Object(value) as Fields;
  const { error = event.reason, detail, effectiveDirective, blockedURI, filename } = event;
  const { sourceFile = filename, lineNumber = event.lineno, columnNumber = event.colno } = event;
  const policy = effectiveDirective && `${effectiveDirective} ${blockedURI}`;
  const text = detail ?? policy ?? String(error ?? (filename ? event.message : value));
  const trace = `${blockedURI} ${Object(error ?? value).stack} ${sourceFile}:${lineNumber}:${columnNumber}`;
  // A retried script has `?attempt=1`.
  const places = [...(stack ?? trace).replace(/\?[^:\s]*/g, '').matchAll(releasedFrame)];
  if (trace.includes('-extension:') || (kind === 'error' && !places[0])) return undefined;
  const [, name = 'shell'] = places.find((place) => place[1] !== 'shell') ?? places[0] ?? [];
  const named = part?.includes('@') ? part : detail && partAt(event.target);
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

function withoutVisitor(text: string): string {
  const typed = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    ({ value }) => value.length > 2,
  );
  const bare = text.replace(/(\/\/[^\s?#]*)[?#]\S*/g, '$1').replace(/[^\s@]+@[^\s@]+\.\w+/g, '…');
  return typed.reduce((left, { value }) => left.replaceAll(value, '…'), bare);
}
