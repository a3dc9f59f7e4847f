/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findIgnored } from './read-build';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manzil-ignored-'));
  writeFileSync(join(folder, '.gitignore'), 'results/\ncopies/\n');
  for (const part of ['agency', 'copies/agency']) mkdirSync(join(folder, part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const sources = ['agency/src/page.tsx', 'agency/src/results/list.ts', 'shared/ui/results/box.tsx'];
const find = (dir: string) => findIgnored({ name: 'agency', dir: join(folder, dir) }, sources);

it("a part's source that git ignores is found", () => {
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  expect(find('agency')).toEqual(['src/results/list.ts']);
});

it('a part in an ignored folder, or outside a repository, has none', () => {
  expect(find('agency')).toEqual([]);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  expect(find('copies/agency')).toEqual([]);
});
