/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryDirectory } from '../../testing/temporary-directory';
import { prepareCluster } from './cluster';

test('an operator who updates over the files of another Postgres reads what to do', async () => {
  const directory = path.join(await makeTemporaryDirectory(), 'postgres');
  await mkdir(directory);
  await writeFile(path.join(directory, 'PG_VERSION'), '17\n');
  await expect(prepareCluster(directory)).rejects.toThrow(/was written by Postgres 17, this release has 18: export it/);
});
