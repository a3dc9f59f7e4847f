import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@site/build';
import { readSettings } from '@site/delivery/settings';

/** `npm run contacts -- …`: an operator reads and handles the contact requests. */
export async function contacts(args: readonly string[]): Promise<void> {
  const { dataDir, site } = readSettings();
  // The hosted ones are not here; what an embedded database had before can still be read.
  if (site.SUPABASE_URL)
    console.error(
      `New contact requests go to ${site.SUPABASE_URL}. These are the ones of ${process.env.DATABASE_URL ? 'DATABASE_URL' : dataDir}.`,
    );
  const cli = join(root, 'shared/services/contact-store/src/operator/contacts-cli.ts');
  const env = { ...process.env, DATA_DIR: dataDir };
  process.exitCode = await new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', cli, ...args], { stdio: 'inherit', env });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
