import type { Change, ChangeKind } from './change';
import { type DocumentFacts, readDocumentFacts } from './document-facts';

type ListName = Exclude<keyof DocumentFacts, 'title'>;

const listed: readonly { list: ListName; kind: ChangeKind; one: string }[] = [
  { list: 'head', kind: 'head', one: 'head' },
  { list: 'headings', kind: 'heading', one: 'heading' },
  { list: 'texts', kind: 'text', one: 'text' },
  { list: 'links', kind: 'link', one: 'link' },
  { list: 'pictures', kind: 'picture', one: 'picture' },
  { list: 'controls', kind: 'control', one: 'control' },
];

/** Characters: longer sentences are cut. */
const longest = 160;
const most = 8;

/** At least one for different bytes. */
export function compareDocuments(before: string, after: string): Change[] {
  if (before === after) return [];
  const [one, other] = [readDocumentFacts(before), readDocumentFacts(after)];
  const changes: Change[] = [
    ...(one.title === other.title
      ? []
      : [{ kind: 'title' as const, sentence: `title: ${quoted(one.title)} is now ${quoted(other.title)}` }]),
    ...listed.flatMap(({ list, kind, one: name }) =>
      compareLists(one[list], other[list], name).map((sentence) => ({ kind, sentence })),
    ),
    ...whether(one.structuredData, other.structuredData, 'structured data', 'the structured data (JSON-LD) differs'),
    ...whether(one.styles, other.styles, 'style', 'the styles in the document differ'),
    ...whether(one.scripts, other.scripts, 'scripts', 'other scripts are loaded'),
  ];
  return changes.length > 0
    ? changes
    : [{ kind: 'markup', sentence: 'only markup differs: attributes, classes, comments or data that no text shows' }];
}

function whether(before: readonly string[], after: readonly string[], kind: ChangeKind, sentence: string): Change[] {
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ kind, sentence }];
}

/** Pairs removed and added entries in order; a pure reordering is reported as such. */
export function compareLists(before: readonly string[], after: readonly string[], name: string): string[] {
  const [left, came] = [without(before, after), without(after, before)];
  if (left.length === 0 && came.length === 0)
    return JSON.stringify(before) === JSON.stringify(after)
      ? []
      : [`the order of ${name === 'head' ? 'the tags in the head' : `${name}s`} differs`];
  const pairs = Math.min(left.length, came.length);
  const sentences = [
    ...Array.from(
      { length: pairs },
      (_, index) => `${name}: ${quoted(left[index] ?? '')} is now ${quoted(came[index] ?? '')}`,
    ),
    ...left.slice(pairs).map((each) => `${name} gone: ${quoted(each)}`),
    ...came.slice(pairs).map((each) => `${name} new: ${quoted(each)}`),
  ];
  return sentences.length > most
    ? [...sentences.slice(0, most), `and ${sentences.length - most} more ${name} changes`]
    : sentences;
}

function without(all: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const each of others) left.set(each, (left.get(each) ?? 0) + 1);
  return all.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}

function quoted(text: string): string {
  const short = text.length > longest ? `${text.slice(0, longest)} …` : text;
  return /^“/.test(short) ? short : `“${short}”`;
}
