import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encode } from './encode';
import { exportName, recordOf } from './image-record';
import type { PartImages } from './list-plans';
import type { PlannedImage } from './plan';
import { imageName, planFiles } from './plan-files';
import { isUpToDate, readRecords, staleFiles, writeRecords, type ImageRecords } from './records';
import { openSourceImage, type SourceImage } from './source-images';

/**
 * Writes missing files of one part and removes unplanned ones. Records each finished picture, so that an interrupted
 * run continues.
 */
export async function makePart({ part, folder, plan }: PartImages, report: (line: string) => void): Promise<void> {
  const before = readRecords(folder);
  const after: ImageRecords = {};
  for (const image of plan) {
    const name = exportName(image);
    const source = await openSourceImage(path.join(folder, 'source'), image.source);
    const record = recordOf(image, source);
    if (!isUpToDate(folder, before[name], record)) {
      await encodeAll(folder, image, source);
      report(`${part}: ${imageName(image)}`);
    }
    after[name] = record;
    writeRecords(folder, { ...before, ...after });
  }
  for (const file of staleFiles(before, after)) rmSync(path.join(folder, file), { force: true });
  writeRecords(folder, after);
}

async function encodeAll(folder: string, image: PlannedImage, source: SourceImage): Promise<void> {
  for (const file of planFiles(image, source))
    writeFileSync(path.join(folder, file.name), await encode(source.bytes, file, image.crop));
}
