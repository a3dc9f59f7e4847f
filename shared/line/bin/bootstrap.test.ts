/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { newFolder } from '../testing/folder';

const line = resolve(import.meta.dirname, '..');

test('a command whose packages are missing says what to do', () => {
  const checkout = newFolder({ 'shared/line/package.json': '{ "type": "module" }' });
  for (const path of ['bin', 'checkout', 'commands/main.ts', 'commands/run-program.ts', 'commands/program.ts'])
    cpSync(join(line, path), join(checkout, 'shared/line', path), { recursive: true });
  // With jest there, nothing is installed.
  mkdirSync(join(checkout, 'node_modules/jest'), { recursive: true });
  const tsx = dirname(require.resolve('tsx/package.json'));
  symlinkSync(tsx, join(checkout, 'node_modules/tsx'));
  const command = join(checkout, 'shared/line/bin/bootstrap.mjs');
  const { status, stderr } = spawnSync(process.execPath, [command, 'status'], { encoding: 'utf8' });
  expect(stderr).toMatch(/^Cannot find .*\nInstalled packages are missing or damaged: run npm ci\.\n$/);
  expect(status).toBe(1);
});
