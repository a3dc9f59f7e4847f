import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Progress } from './progress';
import { root, UserError } from '../checkout';

export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

export const bin = (name: string) => join(root, 'node_modules/.bin', name);

/** The end-to-end suite for this environment (`e2e/README.md`). Words with @ are tags, others are Playwright's. */
export function suite(env: Record<string, string>, args: readonly string[]): Step {
  const tags = args.filter((word) => word.startsWith('@'));
  const others = args.filter((word) => !word.startsWith('@'));
  return {
    name: 'end to end',
    command: bin('playwright'),
    args: ['test', '--config', 'e2e/playwright.config.ts', ...others],
    env: { ...env, ...(tags.length > 0 ? { TAGS: tags.join(' ') } : {}) },
  };
}

/** Runs it with its output here. Throws one sentence when it fails. */
export async function run({ name, command, args, env }: Step, progress: Progress): Promise<void> {
  const started = performance.now();
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new UserError(`${name}: failed, see above.`);
  progress.say(`${name}: passed in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
