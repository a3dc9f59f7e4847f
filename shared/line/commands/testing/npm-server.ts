import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../testing';

/** The override pins what Verdaccio names by a tag: mirrors of the npm registry may lack tags. */
const manifest = { private: true, dependencies: { verdaccio: '6.8.0' }, overrides: { 'node-fetch': '2.6.7' } };

/** Without an upstream: it serves what is published to it, and nothing else. */
const config = {
  storage: './storage',
  packages: { '**': { access: '$all', publish: '$all' } },
  log: { type: 'stdout', format: 'json', level: 'warn' },
};

type Run = (cwd: string, command: string, ...args: string[]) => Promise<string>;

export interface NpmServer {
  address: string;
  publish: (file: string) => Promise<string>;
  close: () => Promise<void>;
}

/** An npm server on this machine, in a new folder. */
export async function openNpmServer(folder: string, run: Run): Promise<NpmServer> {
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'config.yaml'), JSON.stringify(config)); // JSON is YAML.
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund');
  const place = `//127.0.0.1:${await freePort()}/`;
  const address = `http:${place}`;
  const args = ['node_modules/verdaccio/bin/verdaccio', '--config', 'config.yaml', '--listen', address];
  const server = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(server.stdout)) if (line.includes('http address')) break;
  server.stdout.resume();
  // npm wants a token, although everybody may publish.
  const here = [`--@manzil:registry=${address}`, `--${place}:_authToken=none`];
  return {
    address,
    publish: (file) => run(folder, 'npm', 'publish', file, '--tag=latest', ...here),
    close: async () => {
      server.kill();
      await once(server, 'exit');
    },
  };
}
