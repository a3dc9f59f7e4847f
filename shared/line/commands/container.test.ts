/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findManifest, root } from '../checkout';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** As Docker reads it: paths from the context's root, `**` for any folders, and the last line that matches wins. */
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const pattern = line.replace(/^!/, '').replace(/\*\*\/|[*.]/g, (found) => {
      if (found === '.') return '\\.';
      return found === '*' ? '[^/]*' : '(?:.*/)?';
    });
    return { isException: line.startsWith('!'), pattern: new RegExp(`^${pattern}(/|$)`) };
  });

function isInContext(path: string): boolean {
  const last = ignored.findLast(({ pattern }) => pattern.test(path));
  return last === undefined || last.isException;
}

const committed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

test.each([
  '.git/config',
  '.cache/build/shell/part-files.json',
  '.data/contact/base/1',
  'node_modules/react/index.js',
  'shared/line/node_modules/react/index.js',
  'test-results/trace.zip',
  'site.log',
  'e2e/teams/tutorial.spec.ts',
])('the image has no %s', (path) => {
  expect(isInContext(path)).toBe(false);
});

test('the image has what the server reads, and every manifest that npm ci compares', () => {
  const [command = ''] = /^CMD \[.*\]$/m.exec(read('Dockerfile')) ?? [];
  const [program = ''] = /shared\/[^"]+/.exec(command) ?? [];
  const manifests = committed.filter((path) => /(^|\/)package(-lock)?\.json$/.test(path));
  const sources = committed.filter((path) =>
    /^(shared\/(line|contracts|contact-store)|shell|remote-[^/]+)\//.test(path),
  );
  expect(program).toBe('shared/line/commands/main.ts');
  expect([program, '.npmrc', ...manifests, ...sources].filter((path) => !isInContext(path))).toEqual([]);
});

test('the server runs without root, and Docker asks the health address', () => {
  const lines = read('Dockerfile').split('\n');
  expect(lines.findLastIndex((line) => line.startsWith('USER '))).toBeLessThan(
    lines.findIndex((line) => line.startsWith('CMD ')),
  );
  expect(lines).toContain('USER node');
  expect(read('Dockerfile')).toMatch(/^HEALTHCHECK [^]*\/_\/health/m);
});

test('both containers have the Node of .nvmrc', () => {
  const version = read('.nvmrc').trim();
  expect(read('Dockerfile')).toMatch(new RegExp(`^FROM node:${version}\\b`, 'm'));
  expect(read('.devcontainer/devcontainer.json')).toMatch(new RegExp(`"image": "node:${version}\\b`));
});

test('every package with an install script is listed, here and for own repositories', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const found = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = found.map(([path]) => path.replace(/^.*node_modules\//, '')).sort();
  const denied = Object.fromEntries(names.map((name) => [name, false]));
  for (const folder of ['', 'shared/template-remote/repository'])
    expect(findManifest(join(root, folder))).toMatchObject({ allowScripts: denied });
});
