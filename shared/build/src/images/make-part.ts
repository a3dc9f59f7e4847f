import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assetModule } from './asset-module';
import { encode, encoderVersion } from './encode';
import type { Masters } from './masters';
import type { PartPlan, PlannedImage } from './plan';
import { imageName, planFiles } from './plan-files';
import { fingerprint, isUpToDate, readRecords, staleFiles, writeRecords, type ImageRecord, type ImageRecords } from './records';

interface Job extends ImageRecord {
  name: string;
  make(): Promise<void>;
}

/** Brings one part's `images/` folder up to its plan. Each finished picture is recorded, so that a broken run goes on. */
export async function makePart(root: string, plan: PartPlan, masters: Masters, report: (line: string) => void): Promise<void> {
  const folder = path.join(root, plan.part, 'images');
  mkdirSync(folder, { recursive: true });
  const before = readRecords(folder);
  const after: ImageRecords = {};
  for (const { name, fingerprint, files, make } of jobsOf(plan, folder, masters)) {
    if (!isUpToDate(folder, before[name], { fingerprint, files })) {
      await make();
      report(`${plan.part}/images/${name}`);
    }
    after[name] = { fingerprint, files };
    writeRecords(folder, { ...before, ...after });
  }
  for (const file of staleFiles(before, after)) rmSync(path.join(folder, file), { force: true });
  writeRecords(folder, after);
  writeModules(folder, plan.images, masters);
}

/** Always written: they take no time, and a corrected alt text must not encode a picture again. */
function writeModules(folder: string, images: readonly PlannedImage[], masters: Masters) {
  for (const image of images) {
    writeFileSync(path.join(folder, `${imageName(image)}.ts`), assetModule(image, masters.get(image.master)));
  }
}

function jobsOf(plan: PartPlan, folder: string, masters: Masters): Job[] {
  return [
    ...plan.images.map((image) => encodeJob(image, folder, masters)),
    ...(plan.copies ?? []).map((file) => copyJob(file, folder, masters)),
  ];
}

function encodeJob(image: PlannedImage, folder: string, masters: Masters): Job {
  const master = masters.get(image.master);
  const files = planFiles(image, master);
  return {
    name: imageName(image),
    fingerprint: fingerprint(encoderVersion, masters.hash(master.file), image.crop, files),
    files: files.map((file) => file.name),
    async make() {
      const bytes = masters.read(master.file);
      for (const file of files) writeFileSync(path.join(folder, file.name), await encode(bytes, file, image.crop));
    },
  };
}

function copyJob(file: string, folder: string, masters: Masters): Job {
  return {
    name: file,
    fingerprint: fingerprint(masters.hash(file)),
    files: [file],
    async make() {
      writeFileSync(path.join(folder, file), masters.read(file));
    },
  };
}
