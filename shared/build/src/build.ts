import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { contentKey } from './content-key';
import { buildDir, root, type Part } from './part';

const require = createRequire(import.meta.url);

export interface BuildReport {
  part: Part;
  /** False when the last build already had this content. */
  wasBuilt: boolean;
  seconds: number;
}

/** Builds a part unless its content is built already. Rejects with the compiler's own output. */
export async function buildPart(part: Part): Promise<BuildReport> {
  const started = performance.now();
  const key = contentKey(part);
  const keyFile = join(buildDir(part), 'content-key');
  const isBuilt = existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key;
  if (!isBuilt) {
    rmSync(keyFile, { force: true });
    await runWebpack(part);
    mkdirSync(buildDir(part), { recursive: true });
    writeFileSync(keyFile, key);
  }
  return { part, wasBuilt: !isBuilt, seconds: (performance.now() - started) / 1000 };
}

/** Builds several parts, two at a time: more do not help on two cores. */
export async function buildParts(parts: readonly Part[], onDone: (report: BuildReport) => void): Promise<void> {
  const waiting = [...parts];
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) onDone(await buildPart(part));
  };
  await Promise.all([work(), work()]);
}

function runWebpack(part: Part): Promise<void> {
  const cli = require.resolve('webpack-cli/bin/cli.js');
  const config = join(import.meta.dirname, 'webpack.config.ts');
  const args = ['--import', 'tsx', cli, 'build', '--config', config, '--env', `part=${part.name}`];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${part.name} does not build:\n${output.trim()}`));
    });
  });
}
