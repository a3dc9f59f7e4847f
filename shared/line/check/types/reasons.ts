import ts from 'typescript';

/** Longer messages are omitted: library types fill pages. */
const longestDetail = 110;

/** Missing packages or declarations, and compiler directives: `any` from there on. */
const ignored: ReadonlySet<number> = new Set([2304, 2307, 2503, 2552, 2578, 2580, 2582, 2591, 2875]);

/** Keeps assignment, call and read errors. */
export function isIgnored({ code }: ts.Diagnostic): boolean {
  const isOfTypes = (code >= 2300 && code < 3000) || (code >= 18046 && code <= 18049);
  return !isOfTypes || ignored.has(code);
}

/** A missing member, or a value that may be undefined. */
export function isRead({ code }: ts.Diagnostic): boolean {
  return [2339, 2551, 2531, 2532, 2533, 2488, 2349, 2721, 2722, 2723].includes(code) || code >= 18046;
}

/** The property that is passed and not accepted. */
export function unknownIn(diagnostic: ts.Diagnostic): string | undefined {
  if (isRead(diagnostic)) return undefined;
  const last = messagesOf(diagnostic).at(-1) ?? '';
  return /(?:^Property|only specify known properties, (?:and|but)) '([^']+)' does not exist/.exec(last)?.[1];
}

/** The member that differs, and the difference when it is short. */
export function reasonOf(diagnostic: ts.Diagnostic, node: ts.Node): string {
  const messages = messagesOf(diagnostic);
  const passed = isNamed(node) ? [`Types of property '${node.getText()}' are incompatible.`] : [];
  const members = messages
    .filter((text) => /^(Types of property '|No overload )/.test(text))
    .map((text) => text.split('\n')[0] ?? '');
  const [detail] = messages.flatMap(detailIn).slice(-1);
  const parts = [
    ...(members.length > 0 ? members.slice(-1) : passed),
    ...(detail && !members[0]?.startsWith('No ') ? [detail] : []),
  ];
  return parts.join(' ') || `Its type differs (TypeScript ${diagnostic.code}).`;
}

function isNamed(node: ts.Node): boolean {
  const { parent } = node;
  return (ts.isJsxAttribute(parent) || ts.isObjectLiteralElement(parent)) && parent.name === node;
}

function detailIn(message: string): string[] {
  const [, absent] = /^Property '([^']+)' (?:is missing|does not exist)/.exec(message) ?? [];
  if (absent) return [`Property '${absent}' is missing.`];
  const [, list] = /missing the following properties from type .*: ([^:]+?)\.?$/.exec(message) ?? [];
  if (list) return [`Properties ${list} are missing.`];
  const [, nothing] = /is possibly ('undefined'|'null'|'null' or 'undefined')/.exec(message) ?? [];
  if (nothing) return [`It may be ${nothing.replaceAll("'", '')}.`];
  const [, literal] = /^Type '("[^'"]+")' is not assignable to type /.exec(message) ?? [];
  if (literal && message.length > longestDetail) return [`It does not take ${literal}.`];
  return message.length <= longestDetail && /^(Type|Argument|Expected) (?!s of)/.test(message) ? [message] : [];
}

/** Outermost first; the first of several branches. */
function messagesOf({ messageText }: ts.Diagnostic): string[] {
  const walk = ({ messageText: text, next }: ts.DiagnosticMessageChain): string[] => [
    text,
    ...(next ?? []).slice(0, 1).flatMap(walk),
  ];
  return typeof messageText === 'string' ? [messageText] : walk(messageText);
}
