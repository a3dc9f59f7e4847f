import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ask } from './ask';
import { newFolder } from './folder';

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
  const folder = newFolder({ 'temp/.keep': '' });
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, exported, port));
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
