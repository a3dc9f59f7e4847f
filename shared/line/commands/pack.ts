import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { UserError } from '../storage';
import { isFree, packLine, writeLine } from './pack/line';

/** `npx manzil pack <folder>`: the commands as a package, which `npx manzil new <name> --repository` installs. */
export async function pack(folder: string): Promise<void> {
  const out = resolve(folder);
  if (!(await isFree(out))) throw new UserError(`${folder} is not empty. Name a folder that is new.`);
  await mkdir(out, { recursive: true });
  const draft = await mkdtemp(join(tmpdir(), 'manzil-line-'));
  try {
    await writeLine(draft);
    console.log(`Packed the line into ${packLine(draft, out)}.`);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
