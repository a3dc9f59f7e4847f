/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './part';
import { compiledInto, installedFor } from './part-graph';

const remote = (dependencies: Record<string, string>) => ({ dependencies, site: { part: 'agency' } });
const lockFile = readFileSync(join(root, 'package-lock.json'), 'utf8');

describe('what is compiled into a remote', () => {
  it('is what it depends on, and what that depends on, without what the shell provides', () => {
    expect(compiledInto(remote({ '@site/contact-form': '1.0.0', '@site/ui': '1.0.0', react: '19.3.1' }))).toEqual([
      'shared/contact-form',
      'shared/contracts',
      'shared/runtime',
    ]);
    expect(compiledInto(remote({}))).toEqual(['shared/contracts', 'shared/runtime']);
  });
});

describe('the installed packages of a remote', () => {
  const manifest = remote({ 'lucide-react': '1.75.0' });
  const entries = (lock: string) => installedFor('remote-agency', manifest, lock);

  it('are those that it and its build need, with their integrity', () => {
    const found = entries(lockFile);
    expect(found).toContainEqual(expect.stringMatching(/^node_modules\/lucide-react@1\.75\.0 sha512-/));
    expect(found).toContainEqual(expect.stringMatching(/^node_modules\/webpack@/));
    expect(found.filter((each) => /^node_modules\/(playwright|jest|eslint)@/.test(each))).toEqual([]);
  });

  it('do not change with a dependency of another part, and change with their own', () => {
    const { packages } = JSON.parse(lockFile) as { packages: Record<string, object> };
    const lockWith = (more: Record<string, object>) => entries(JSON.stringify({ packages: { ...packages, ...more } }));
    const charts = { version: '3.0.0' };
    const other = { 'remote-market-news': { dependencies: { recharts: '3.0.0' } }, 'node_modules/recharts': charts };
    expect(lockWith(other)).toEqual(entries(lockFile));
    const icons = { ...packages['node_modules/lucide-react'], version: '9.9.9' };
    expect(lockWith({ 'node_modules/lucide-react': icons })).not.toEqual(entries(lockFile));
  });
});
