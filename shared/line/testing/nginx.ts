import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from './ask';

export interface Nginx {
  port: number;
  close: () => Promise<void>;
}

export function describeWithNginx(title: string, tests: () => void): void {
  if (spawnSync('nginx', ['-v']).status === 0) describe(title, tests);
  else describe.skip(`${title} (skipped: no nginx; Debian: apt-get install nginx)`, tests);
}

/** Rejects with nginx's message for an invalid configuration. */
export async function startNginx(exported: string): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'manzil-nginx-'));
  const port = await freePort();
  await mkdir(join(folder, 'temp'));
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, exported, port));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  while (!(await ask(port, '/').catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start:\n${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, exported: string, port: number): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temp/${name};`,
  );
  return `daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${paths.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${exported}/public;
    include ${exported}/nginx.conf;
  }
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A listening TCP server has one.
  await new Promise((resolve) => server.close(resolve));
  return port;
}
