import type { Activation } from '@site/contracts';
import { canonical } from './canonical';
import { clockToleranceS } from './identity';
import { siteName, type Trust } from './keys-file';
import { whyUnfit } from './signature';

/** An entry of the live log or the settings log; both are signed in the same way. */
export interface SignedEntry {
  sequence: number;
  /** ISO 8601. */
  at?: string;
  signed?: EntrySignature;
}

export interface EntrySignature {
  /** sha256 of the entry before as it is stored; empty for the first. It makes the log a chain. */
  previous: string;
  /** By id, sha256 of `composition.json`, which names every page by its hash. Absent in settings and older entries. */
  compositions?: Readonly<Record<string, string>> | undefined;
  /** Id of the key or identity. */
  by: string;
  signature: string;
}

export type LogName = 'live' | 'settings';

/** What comes before an entry; nothing before the first. */
export interface Before {
  entry: SignedEntry | undefined;
  hash: string;
}

export function signedText(
  { signed: _, ...entry }: SignedEntry,
  { previous, compositions }: Pick<EntrySignature, 'previous' | 'compositions'>,
): object {
  return { entry, previous, compositions };
}

/** One sentence, or `undefined` for an entry that its signer may make. */
export async function whyRefused(
  log: LogName,
  entry: SignedEntry,
  before: Before,
  trust: Trust,
): Promise<string | undefined> {
  const name = `Entry ${entry.sequence} of the ${log} log`;
  const { signed } = entry;
  const says = sayOf(before.entry, entry);
  if (entry.sequence !== (before.entry?.sequence ?? 0) + 1)
    return `${name} is in the place of another entry. ${restoreLog(says)}`;
  if (!signed) return `${name} is not signed. ${restoreLog(says)}`;
  const key = trust.get(signed.by);
  if (!key) return `${name} is signed with the key ${signed.by}, which keys.json does not name. ${restoreLog(says)}`;
  const unfit = await whyUnfit(signed.signature, `${log} entry`, signedText(entry, signed), key, entry.at ?? '');
  if (unfit) return `${name} ${unfit}. ${restoreLog(says)}`;
  if (key.last && entry.sequence > key.last[log])
    return `${name} is signed with a key of ${key.names.join(' and ')} that was revoked. ${restoreLog(says)}`;
  if (signed.previous !== before.hash)
    return `${name} was signed after another entry than the one before it: an entry was replaced. ${restoreLog(says)}`;
  if ('issuer' in key.key && timeOf(entry) < timeOf(before.entry) - clockToleranceS * 1000)
    return `${name} has an earlier time than the entry before it: a token was used again. ${restoreLog(says)}`;
  return whyForbidden(log, entry, before.entry, key.names);
}

function timeOf(entry: SignedEntry | undefined): number {
  return Date.parse(entry?.at ?? '1970-01-01');
}

/** Whether the keys of `names` may make this entry; one sentence if not. */
export function whyForbidden(
  log: LogName,
  entry: SignedEntry,
  before: SignedEntry | undefined,
  names: readonly string[],
): string | undefined {
  if (names.includes(siteName)) return undefined;
  const missing = changedBy(before, entry).filter((name) => !names.includes(name));
  if (missing.length === 0) return undefined;
  return `Entry ${entry.sequence} of the ${log} log changes ${missing.join(' and ')}, and is signed for ${names.join(' and ') || 'no part'}: ask the owner of ${missing.join(' and ')}, whose key keys.json names, to do this.`;
}

/** Settings are the site's. So is the first signed entry, because it approves everything before it. */
function changedBy(before: SignedEntry | undefined, entry: SignedEntry): string[] {
  if (!before?.signed || !isActivation(before) || !isActivation(entry)) return [siteName];
  const parts = partsOf(before, entry).filter((part) => saysOf(before, part) !== saysOf(entry, part));
  const isSite = parts.length === 0 || canonical([before.freeze]) !== canonical([entry.freeze]);
  return isSite ? [siteName, ...parts] : parts;
}

/** Everything that an entry says about a part. */
function saysOf(entry: Activation, part: string): string {
  const { parts = {}, pins = {}, retired = [], withdrawn = {}, split } = entry;
  const released = split?.released[part];
  return canonical({
    ...{
      version: parts[part],
      careful: (split?.parts ?? parts)[part],
      pin: pins[part],
      retired: retired.includes(part),
    },
    withdrawn: Object.entries(withdrawn).filter(([name]) => name.startsWith(`${part}@`)),
    split: released && { released, share: split.share, salt: split.salt },
  });
}

function partsOf(...entries: readonly Activation[]): string[] {
  const names = entries.flatMap(({ parts, pins, retired = [], withdrawn = {}, split }) => [
    ...Object.keys({ ...parts, ...pins, ...split?.parts, ...split?.released }),
    ...retired,
    ...Object.keys(withdrawn).map((name) => name.split('@')[0] ?? name),
  ]);
  return [...new Set(names)].sort();
}

function isActivation(entry: SignedEntry): entry is SignedEntry & Activation {
  return 'composition' in entry;
}

/** Parts in the sentence, so that a team sees what was to change. */
function sayOf(before: SignedEntry | undefined, entry: SignedEntry): string {
  if (!isActivation(entry)) return 'the settings';
  const earlier = before && isActivation(before) ? [before] : [];
  const parts = partsOf(...earlier, entry).filter((part) =>
    earlier.every((each) => saysOf(each, part) !== saysOf(entry, part)),
  );
  return parts.join(' and ') || siteName;
}

function restoreLog(what: string): string {
  return `It is about ${what}. Restore the log from a backup, and find out who can write the storage.`;
}
