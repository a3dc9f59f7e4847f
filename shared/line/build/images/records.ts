import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf, type ImageRecord } from './image-record';

/** `images/manifest.json`: imported by pages and used to skip finished pictures. */
export type ImageRecords = Record<string, ImageRecord>;

const recordFile = (folder: string) => path.join(folder, 'manifest.json');

export function readRecords(folder: string): ImageRecords {
  const file = recordFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ImageRecords) : {};
}

/** Writes only changes, because any write starts the development compiler. */
export function writeRecords(folder: string, records: ImageRecords): void {
  const sorted = Object.fromEntries(Object.entries(records).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${fileOnOneLine(JSON.stringify(sorted, null, 2))}\n`;
  const file = recordFile(folder);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

const fileOnOneLine = (json: string) => json.replace(/\{\s+("url": .*,)\s+("width": \d+)\s+\}/g, '{ $1 $2 }');

export function isUpToDate(folder: string, record: ImageRecord | undefined, wanted: ImageRecord): boolean {
  const files = filesOf(wanted);
  return (
    record?.fingerprint === wanted.fingerprint &&
    filesOf(record).join() === files.join() &&
    files.every((file) => existsSync(path.join(folder, file)))
  );
}

export function staleFiles(before: ImageRecords, after: ImageRecords): string[] {
  const kept = new Set(Object.values(after).flatMap(filesOf));
  return Object.values(before)
    .flatMap(filesOf)
    .filter((file) => !kept.has(file));
}
