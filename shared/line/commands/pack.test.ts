/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from './pack';

it('is not written over something else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'manzil-pack-'));
  await writeFile(join(folder, 'note'), '');
  await expect(pack(folder)).rejects.toThrow('is not empty. Name a folder that is new.');
  await rm(folder, { recursive: true });
});
