/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { newFolder } from '../testing/folder';
import { findIgnored } from './read-build';

let folder: string;
beforeEach(() => {
  const [file, copy] = ['agency/package.json', 'copies/agency/package.json'];
  folder = newFolder({ '.gitignore': 'results/\ncopies/\n', [file]: '{}', [copy]: '{}' });
});

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
