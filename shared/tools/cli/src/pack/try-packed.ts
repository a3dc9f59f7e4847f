import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '@site/delivery/storage';

const execute = promisify(execFile);

/**
 * Starts the bundle once, because missing modules fail on load: without a site, and with an empty contact database if
 * included. Throws one sentence when it does not start.
 */
export async function tryPacked(out: string, withDatabase: boolean): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'manzil-packed-'));
  const run = (...args: string[]) =>
    execute(process.execPath, ['server.mjs', ...args], {
      cwd: out,
      env: { PATH: process.env.PATH, SITE_DIR: join(folder, 'site'), DATA_DIR: join(folder, 'data') },
    }).catch((error: { stderr: string }) => error);
  try {
    await writeFile(join(folder, 'none.json'), '[]');
    const { stderr } = await run();
    if (!stderr.includes('Nothing is live')) throw new UserError(`The packed server does not start:\n${stderr}`);
    const stored = withDatabase ? await run('contacts', 'import', join(folder, 'none.json')) : undefined;
    if (stored?.stderr) throw new UserError(`The packed server cannot open its database:\n${stored.stderr}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
