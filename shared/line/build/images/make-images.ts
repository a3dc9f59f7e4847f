import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { listParts, type Part } from '../part';
import {
  cropBox,
  exportName,
  imageName,
  isUpToDate,
  planFiles,
  readRecords,
  recordOf,
  openSourceImage,
  staleFiles,
  writeRecords,
  type ImageRecords,
  type PlannedFile,
  type SourceImage,
} from './pictures';
import type { Crop, Format, ImagePlan, PlannedImage } from './plan';

export interface PartImages {
  /** e.g. `agency`. */
  part: string;
  folder: string;
  plan: ImagePlan;
}

/** Reads the `images/plan.ts` of these parts that have one. */
export async function listPlans(parts: readonly Part[] = listParts()): Promise<PartImages[]> {
  const found: PartImages[] = [];
  for (const { name, dir } of parts) {
    const folder = path.join(dir, 'images');
    const file = path.join(folder, 'plan.ts');
    if (existsSync(file)) found.push({ part: name, folder, plan: await readPlan(file) });
  }
  return found;
}

async function readPlan(file: string): Promise<ImagePlan> {
  const { plan } = (await import(pathToFileURL(file).href)) as { plan?: ImagePlan };
  if (!plan) throw new Error(`${file} does not export "plan", the list of the part's pictures.`);
  return plan;
}

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

const encoders: Record<Format, (picture: Sharp, quality: number) => Sharp> = {
  avif: (picture, quality) => picture.avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }),
  webp: (picture, quality) => picture.webp({ quality, effort: 6 }),
  jpg: (picture, quality) => picture.jpeg({ quality, mozjpeg: true }),
};

async function encode(sourceImage: Buffer, file: PlannedFile, crop?: Crop): Promise<Buffer> {
  const picture = sharp(sourceImage);
  if (crop) picture.extract(cropBox(crop, await picture.metadata()));
  return encoders[file.format](picture.resize(file.width), file.quality).toBuffer();
}
