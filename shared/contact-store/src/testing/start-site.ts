import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { publicKey } from '../settings';
import { aRequest } from './handler-under-test';
import { atTheEnd } from './temporary-directory';

/** A process that has the contact database open, for tests that kill it. */
export async function startSite(dataDir: string, env: Record<string, string> = {}) {
  const script = path.join(__dirname, 'store-process.ts');
  const site = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  atTheEnd(async () => void site.kill('SIGKILL'));
  const [line] = (await once(site.stdout, 'data')) as [Buffer];
  return { site, url: `http://127.0.0.1:${line.toString().trim()}` };
}

/** Resolves with the status: 201 acknowledges the request. */
export async function sendTo(url: string, sender: string, name: string): Promise<number> {
  const response = await fetch(`${url}/rest/v1/contact`, {
    method: 'POST',
    headers: { apikey: publicKey, 'content-type': 'application/json', 'x-forwarded-for': sender },
    body: JSON.stringify({ ...aRequest, name }),
  });
  await response.text();
  return response.status;
}
