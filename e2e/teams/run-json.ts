import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

export function runJson<T>(...args: string[]): Promise<T> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'shared/tools/cli/src/main.ts'), ...args, '--json'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done, reject) => {
    child.on('error', reject);
    child.on('close', () =>
      output ? done(JSON.parse(output) as T) : reject(new Error(`${args[0]} prints nothing; its reason is above.`)),
    );
  });
}
