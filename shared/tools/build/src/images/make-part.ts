import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assetModule } from './asset-module';
import { encode, encoderVersion } from './encode';
import type { PartImages } from './list-plans';
import type { PlannedImage } from './plan';
import { imageName, planFiles, type PlannedFile } from './plan-files';
import {
  fingerprint,
  isUpToDate,
  readRecords,
  staleFiles,
  writeRecords,
  type ImageRecord,
  type ImageRecords,
} from './records';
import { openSourceImage, type SourceImage } from './source-images';

/**
 * Writes what is missing in one part's `images/`, and removes what its plan no longer names. Each finished picture is
 * recorded, so that an interrupted run continues where it stopped.
 */
export async function makePart({ part, folder, plan }: PartImages, report: (line: string) => void): Promise<void> {
  const before = readRecords(folder);
  const after: ImageRecords = {};
  for (const image of plan) {
    const name = imageName(image);
    const source = await openSourceImage(path.join(folder, 'source'), image.source);
    const record = recordOf(image, source);
    if (!isUpToDate(folder, before[name], record)) {
      await encodeAll(folder, image, source);
      report(`${part}: ${name}`);
    }
    after[name] = record;
    writeRecords(folder, { ...before, ...after });
    // Apart from the record: a corrected alt text must not encode the picture again.
    writeIfChanged(path.join(folder, `${name}.ts`), assetModule(image, source));
  }
  for (const file of staleFiles(before, after)) rmSync(path.join(folder, file), { force: true });
  writeRecords(folder, after);
}

/**
 * What the files of a picture are made from, and their names: equal to the committed record while nothing has changed.
 */
export function recordOf(image: PlannedImage, source: SourceImage): ImageRecord {
  const files = planFiles(image, source);
  return {
    fingerprint: fingerprint(encoderVersion, source.hash, image.crop, files),
    files: files.map(({ name }) => name),
  };
}

async function encodeAll(folder: string, image: PlannedImage, source: SourceImage): Promise<void> {
  const write = async (file: PlannedFile) =>
    writeFileSync(path.join(folder, file.name), await encode(source.bytes, file, image.crop));
  for (const file of planFiles(image, source)) await write(file);
}

/** A file that is written again starts the development server's compiler, also when nothing in it is new. */
function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
