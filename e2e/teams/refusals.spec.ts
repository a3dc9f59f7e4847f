import { appendFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type BreakingGroup, breakingGroups } from './breaking-changes';
import { copySources, type CopiedSources } from './copied-sources';
import { type HarmlessGroup, harmlessGroups } from './harmless-changes';
import { plant } from './planted-change';

/** One after another: each compiles parts, and opens pages on every core. */
test.describe.configure({ mode: 'default', timeout: 1_800_000 });

const slow = { tag: ['@sources', '@slow'] };

for (const group of Object.values(breakingGroups)) {
  const ids = group.changes.map(({ id }) => id).join(', ');

  test(`a release is refused with the sentence of each: ${ids}`, slow, async () => {
    const output = await inCopy(group, async (sources) => {
      const stored = group.stored ? await storeDamaged(sources, group, group.stored) : [];
      return outputOf(sources.run('release', ...group.parts, ...stored, '--dry-run'));
    });
    expect(output).toContain('ended with 1:');
    const missing = group.changes.filter(({ refusal }) => !output.split('\n').some((line) => refusal.test(line)));
    expect(
      missing.map(({ id }) => id),
      output,
    ).toEqual([]);
  });
}

for (const group of Object.values(harmlessGroups)) {
  const ids = group.changes.map(({ id }) => id).join(', ');

  test(`a release is accepted with: ${ids}`, slow, async () => {
    const output = await inCopy(group, ({ run }) => outputOf(run('release', ...group.parts, '--dry-run')));
    expect(output).toContain('fits what is live');
  });
}

async function inCopy(
  { changes }: BreakingGroup | HarmlessGroup,
  check: (sources: CopiedSources) => Promise<string>,
): Promise<string> {
  const sources = await copySources({ whole: true });
  try {
    await plant(sources.checkout, changes);
    return await check(sources);
  } finally {
    await sources.remove();
  }
}

function outputOf(run: Promise<string>): Promise<string> {
  return run.catch((error: Error) => error.message);
}

/** What `--store` puts into the storage is verified again when it is released. */
async function storeDamaged(sources: CopiedSources, { changes }: BreakingGroup, part: string): Promise<string[]> {
  const [version = ''] = /\w+@\S+/.exec(await sources.run('release', part, '--store')) ?? [];
  const folder = join(sources.siteDir, 'files', part);
  for (const { damage: [file, change] = ['', 'append'] } of changes.filter(({ damage }) => damage)) {
    for (const name of await readdir(folder)) {
      if (!name.includes(file) || !name.endsWith('.js')) continue;
      await (change === 'remove' ? rm(join(folder, name)) : appendFile(join(folder, name), '\n// Altered.'));
    }
  }
  return [version];
}
