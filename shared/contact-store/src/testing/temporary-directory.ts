import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const cleanUps: (() => Promise<void>)[] = [];

export function atTheEnd(cleanUp: () => Promise<void>) {
  cleanUps.unshift(cleanUp);
}

export async function makeTemporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(path.join(await realpath(tmpdir()), 'contact-'));
  atTheEnd(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp();
});
