/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeOnPostgres, PostgresServer } from '@site/contact-store/testing';
import { TestSite } from '../testing';
import { newFolder } from '../testing/folder';
import { root } from '../checkout';

const execute = promisify(execFile);

/** The shell commands below a heading of production.md. */
async function commandsBelow(heading: string): Promise<string[]> {
  const text = await readFile(join(root, 'shared/docs/production.md'), 'utf8');
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [mine = ''] = section.split('\n## ');
  return [...mine.matchAll(/```sh\n(.*?)```/gs)].map(([, code = '']) => code);
}

async function run(script: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await execute('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  return stdout;
}

describeOnPostgres('backup and restore, word by word', () => {
  test('bring site, contact requests and their marks to an empty machine', async () => {
    const [copy, restore] = await commandsBelow('Backup');
    const [site, before, after] = [await TestSite.open(), await PostgresServer.start(), await PostgresServer.start()];
    const folder = newFolder();
    const BACKUP = join(folder, 'backup');
    const here = { SITE_DIR: site.folder, DATABASE_URL: before.url, BACKUP };
    await run('npx manzil contacts list', here);
    await before.query(
      `insert into public.contact (name, purpose, email) values ('Ayesha Khan', 'Buy', 'a@example.com')`,
    );
    await before.query('insert into private.contact_handled (contact_id) select id from public.contact');
    await run(copy ?? '', here);
    const there = { SITE_DIR: join(folder, 'site'), DATABASE_URL: after.url, BACKUP };
    expect(await run(restore ?? '', there)).toContain((await site.live()).id);
    expect(await run('npx manzil contacts list', there)).toContain('Ayesha Khan');
    expect(await run('npx manzil contacts list --new', there)).not.toContain('Ayesha Khan');
    await site.close();
  });
});
