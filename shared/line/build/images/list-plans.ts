import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listParts } from '../part';
import type { ImagePlan } from './plan';

export interface PartImages {
  /** e.g. `agency`. */
  part: string;
  folder: string;
  plan: ImagePlan;
}

/** Reads every `images/plan.ts`. */
export async function listPlans(): Promise<PartImages[]> {
  const found: PartImages[] = [];
  for (const { name, dir } of listParts()) {
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
