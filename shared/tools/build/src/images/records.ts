import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What one entry of the plan was made from, and the files it became. */
export interface ImageRecord {
  /** Hash over the source image's bytes and everything that decides the result. */
  fingerprint: string;
  files: readonly string[];
}

/** `images/manifest.json` of a part: how the next run knows what is up to date. */
export type ImageRecords = Record<string, ImageRecord>;

const recordFile = (folder: string) => path.join(folder, 'manifest.json');

export function readRecords(folder: string): ImageRecords {
  const file = recordFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ImageRecords) : {};
}

export function writeRecords(folder: string, records: ImageRecords): void {
  const sorted = Object.fromEntries(Object.entries(records).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(recordFile(folder), `${JSON.stringify(sorted, null, 2)}\n`);
}

export function fingerprint(...facts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}

/** True when a picture was made from the same facts into the same files, and all of them are still there. */
export function isUpToDate(folder: string, record: ImageRecord | undefined, wanted: ImageRecord): boolean {
  return (
    record?.fingerprint === wanted.fingerprint &&
    record.files.join() === wanted.files.join() &&
    wanted.files.every((file) => existsSync(path.join(folder, file)))
  );
}

/** What earlier plans made and the present one does not: pictures, and the modules of names that are gone. */
export function staleFiles(before: ImageRecords, after: ImageRecords): string[] {
  const kept = new Set(Object.values(after).flatMap(({ files }) => files));
  const goneNames = Object.keys(before).filter((name) => !(name in after));
  return [
    ...Object.values(before).flatMap(({ files }) => files.filter((file) => !kept.has(file))),
    ...goneNames.map((name) => `${name}.ts`),
  ];
}
