import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assetModule } from './asset-module';
import { encode, encoderVersion } from './encode';
import type { SourceImages } from './source-images';
import type { PartPlan, PlannedImage } from './plan';
import { imageName, planFiles } from './plan-files';
import { fingerprint, isUpToDate, readRecords, staleFiles, writeRecords, type ImageRecord, type ImageRecords } from './records';

interface Job extends ImageRecord {
  name: string;
  make(): Promise<void>;
}

/** Brings one part's `images/` folder up to its plan. Each finished picture is recorded, so that a broken run goes on. */
export async function makePart(root: string, plan: PartPlan, sourceImages: SourceImages, report: (line: string) => void): Promise<void> {
  const folder = path.join(root, plan.part, 'images');
  mkdirSync(folder, { recursive: true });
  const before = readRecords(folder);
  const after: ImageRecords = {};
  for (const { name, fingerprint, files, make } of jobsOf(plan, folder, sourceImages)) {
    if (!isUpToDate(folder, before[name], { fingerprint, files })) {
      await make();
      report(`${plan.part}/images/${name}`);
    }
    after[name] = { fingerprint, files };
    writeRecords(folder, { ...before, ...after });
  }
  for (const file of staleFiles(before, after)) rmSync(path.join(folder, file), { force: true });
  writeRecords(folder, after);
  writeModules(folder, plan.images, sourceImages);
}

/** Always written: they take no time, and a corrected alt text must not encode a picture again. */
function writeModules(folder: string, images: readonly PlannedImage[], sourceImages: SourceImages) {
  for (const image of images) {
    writeFileSync(path.join(folder, `${imageName(image)}.ts`), assetModule(image, sourceImages.get(image.source)));
  }
}

function jobsOf(plan: PartPlan, folder: string, sourceImages: SourceImages): Job[] {
  return [
    ...plan.images.map((image) => encodeJob(image, folder, sourceImages)),
    ...(plan.copies ?? []).map((file) => copyJob(file, folder, sourceImages)),
  ];
}

function encodeJob(image: PlannedImage, folder: string, sourceImages: SourceImages): Job {
  const sourceImage = sourceImages.get(image.source);
  const files = planFiles(image, sourceImage);
  return {
    name: imageName(image),
    fingerprint: fingerprint(encoderVersion, sourceImages.hash(sourceImage.file), image.crop, files),
    files: files.map((file) => file.name),
    async make() {
      const bytes = sourceImages.read(sourceImage.file);
      for (const file of files) writeFileSync(path.join(folder, file.name), await encode(bytes, file, image.crop));
    },
  };
}

function copyJob(file: string, folder: string, sourceImages: SourceImages): Job {
  return {
    name: file,
    fingerprint: fingerprint(sourceImages.hash(file)),
    files: [file],
    async make() {
      writeFileSync(path.join(folder, file), sourceImages.read(file));
    },
  };
}
