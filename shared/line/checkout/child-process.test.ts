/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../testing/folder';
import { Child } from './child-process';

const folder = newFolder();

test('an error has the last words of a process without memory; the next question starts another', async () => {
  const entry = join(folder, 'child.mjs');
  const code = `process.on('message', ({ word }) => {
    if (word) return process.send({ done: word });
    console.error('<--- Last few GCs --->\\nFATAL ERROR: Reached heap limit');
    process.exit(134);
  });`;
  writeFileSync(entry, code);
  const child = new Child(entry, { env: {}, execArgv: [] });
  await expect(child.ask({})).rejects.toThrow('it ended its process (exit code 134): FATAL ERROR: Reached heap limit');
  expect(await child.ask({ word: 'Lahore' })).toBe('Lahore');
  child.close();
});
