import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** `script` is a file of `shared/tools` that prints one JSON value. */
export function runJson<T>(script: string, ...args: string[]): Promise<T> {
  const words = ['--import', 'tsx', join(root, 'shared/tools', script), ...args];
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done, reject) => {
    child.on('error', reject);
    child.on('close', () =>
      output ? done(JSON.parse(output) as T) : reject(new Error(`${script} prints nothing; its reason is above.`)),
    );
  });
}
