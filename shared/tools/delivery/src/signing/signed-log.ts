import { contentName, eachOf, parseJson, type Storage, UserError } from '../storage';
import {
  type Before,
  type EntrySignature,
  type LogName,
  type SignedEntry,
  signedText,
  whyForbidden,
  whyRefused,
} from './entries';
import { type OwnKey, siteName, type Trust } from './keys-file';
import { signatureOf } from './signature';

/** Newest entry that was seen on this machine: what a storage shows later must continue it. */
export interface Witness {
  read: (log: LogName) => Seen | undefined;
  write: (log: LogName, seen: Seen) => void;
}

export interface Seen {
  sequence: number;
  hash: string;
}

/** Concurrent reads. */
const mostAtOnce = 16;

/** A log of a storage, verified from its first entry to the newest. Each entry is read once by a process. */
export class SignedLog {
  readonly #hashes: string[] = [];
  #isWhole = false;
  #last: Before = { entry: undefined, hash: '' };
  #work: Promise<unknown> = Promise.resolve();

  constructor(
    readonly name: LogName,
    readonly keyOf: (sequence: number) => string,
    readonly storage: Storage,
    readonly trust: Trust,
    readonly ownKeys: readonly OwnKey[],
    readonly witness?: Witness,
  ) {}

  /** A verified entry. Throws one sentence for a log that cannot be trusted. */
  async read(sequence: number): Promise<Buffer | undefined> {
    const bytes = await this.storage.read(this.keyOf(sequence));
    if (!this.#isWhole || (bytes && sequence > this.#hashes.length)) await this.verify();
    if (sequence <= this.#hashes.length && (!bytes || contentName(bytes) !== this.#hashes[sequence - 1]))
      throw new UserError(
        `Entry ${sequence} of the ${this.name} log was changed or removed while it was read. Restore the log from a backup.`,
      );
    return bytes;
  }

  /** Adds the signature of an own key that may make this entry. Throws one sentence without one. */
  async sign(entry: SignedEntry, compositions: EntrySignature['compositions']): Promise<string> {
    await this.verify();
    const on = { previous: this.#last.hash, compositions };
    const names = (id: string) => this.trust.get(id)?.names ?? [];
    const able = this.ownKeys.filter(({ id }) => !whyForbidden(this.name, entry, this.#last.entry, names(id)));
    let refusal: string | undefined;
    for (const key of able) {
      const signature = await signatureOf(`${this.name} entry`, signedText(entry, on), key);
      const signed = { ...entry, signed: { ...on, by: key.id, signature } };
      refusal = await whyRefused(this.name, signed, this.#last, this.trust);
      if (!refusal) return JSON.stringify(signed);
    }
    const all = this.ownKeys.flatMap(({ id }) => names(id));
    throw new UserError(
      refusal ??
        whyForbidden(this.name, entry, this.#last.entry, all) ??
        `Entry ${entry.sequence} of the ${this.name} log changes several parts: release one after the other.`,
    );
  }

  /** To the end of the log, one caller after the other. */
  verify(): Promise<void> {
    const work = this.#work.catch(() => undefined).then(() => this.#walk());
    this.#work = work;
    return work;
  }

  async #walk(): Promise<void> {
    for (let count = 1; ; count = Math.min(count * 2, mostAtOnce)) {
      const next = Array.from({ length: count }, (_, index) => this.#hashes.length + 1 + index);
      const found = await eachOf(next, (sequence) => this.storage.read(this.keyOf(sequence)), count);
      const end = found.indexOf(undefined);
      for (const bytes of end < 0 ? found : found.slice(0, end)) if (bytes) await this.#accept(bytes);
      if (end >= 0) break;
    }
    this.#compareWithSeen();
    this.#isWhole = true;
  }

  /** Entries from before signing are approved by the first signed one. */
  async #accept(bytes: Buffer): Promise<void> {
    const entry = parseJson<SignedEntry>(this.keyOf(this.#hashes.length + 1), bytes);
    const isBeforeSigning = !entry.signed && !this.#last.entry?.signed;
    const refusal = isBeforeSigning ? undefined : await whyRefused(this.name, entry, this.#last, this.trust);
    if (refusal) throw new UserError(refusal);
    this.#last = { entry, hash: contentName(bytes) };
    this.#hashes.push(this.#last.hash);
  }

  #compareWithSeen(): void {
    const { entry, hash } = this.#last;
    const seen = this.witness?.read(this.name);
    if (seen && this.#hashes.length < seen.sequence)
      throw new UserError(
        `The ${this.name} log ends at entry ${this.#hashes.length}, and entry ${seen.sequence} was seen before: its end, and with it newer versions of parts, was removed. Restore the log from a backup.`,
      );
    if (seen && this.#hashes[seen.sequence - 1] !== seen.hash)
      throw new UserError(
        `Entry ${seen.sequence} of the ${this.name} log is another one than was seen before: the log, and with it versions of parts, was replaced. Restore it from a backup.`,
      );
    if (entry && !entry.signed && !this.ownKeys.some(({ id }) => this.trust.get(id)?.names.includes(siteName)))
      throw new UserError(
        `No entry of the ${this.name} log is signed, so no part of it can be trusted. Somebody with site.pem signs it with the next change: npx manzil ${this.name === 'live' ? 'freeze' : 'settings NAME=value'}.`,
      );
    if (entry?.signed && entry.sequence !== seen?.sequence)
      this.witness?.write(this.name, { sequence: entry.sequence, hash });
  }
}
