import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cacheDir, draftDir, findBuild, keepDraft } from './build-cache';
import { contentKey } from './content-key';
import { describeFault } from './describe-fault';
import { runScript, scriptIn } from './line';
import { withLock } from './lock';
import { root, type Part } from './part';
import { writeSharedCode } from './shared-code';

const require = createRequire(import.meta.url);

export interface BuildReport {
  part: Part;
  wasBuilt: boolean;
  seconds: number;
}

/**
 * Builds a part unless its content is built; concurrent processes share one build. Rejects with the compiler's output.
 */
export async function buildPart(part: Part): Promise<BuildReport> {
  const started = performance.now();
  const isBuilt = () => findBuild(part, contentKey(part));
  const wasBuilt =
    !isBuilt() && (await withLock(join(cacheDir(part), 'lock'), async () => !isBuilt() && buildNow(part)));
  return { part, wasBuilt, seconds: (performance.now() - started) / 1000 };
}

/** Repeated when sources changed during the build. */
async function buildNow(part: Part): Promise<true> {
  const key = contentKey(part);
  await runWebpack(part);
  if (part.isShell) await writeSharedCode(join(draftDir(part), 'browser'));
  if (contentKey(part) !== key) return buildNow(part);
  keepDraft(part, key);
  return true;
}

/** Two at a time: more do not help on two cores. Waits for `onDone`. */
export async function buildParts(
  parts: readonly Part[],
  onDone: (report: BuildReport) => void | Promise<void>,
): Promise<void> {
  const waiting = [...parts];
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await onDone(await buildPart(part));
  };
  await Promise.all([work(), work()]);
}

function runWebpack(part: Part): Promise<void> {
  const cli = require.resolve('webpack-cli/bin/cli.js');
  const config = scriptIn(import.meta.dirname, 'webpack.config');
  const args = [
    ...runScript,
    cli,
    'build',
    '--no-color',
    '--config',
    config,
    '--env',
    `part=${part.name}`,
    '--env',
    `out=${draftDir(part)}`,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${describeFault(part.name, output.replaceAll(`${root}/`, ''))}\n${output.trim()}`));
    });
  });
}
