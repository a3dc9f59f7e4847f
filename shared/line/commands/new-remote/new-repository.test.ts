/** @jest-environment node */
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { newFolder } from '../../testing/folder';
import { writeNewRepository } from './write-new-remote';
import { root, templateFolder } from '../../checkout';

const folder = newFolder();
let written: string[];

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const readJson = (file: string) => JSON.parse(read(file)) as Record<string, Record<string, object>>;

beforeAll(() => {
  written = writeNewRepository('spring-fair', folder, root, { line: 'file:../line.tgz', storage: '../site' });
});

test('a team gets a repository with one part, its tests, an owner and a workflow', () => {
  expect(written.sort()).toEqual([
    '.github/CODEOWNERS',
    '.github/actions/storage-rights/action.yml',
    '.github/dependabot.yml',
    '.github/workflows/spring-fair.yml',
    '.gitignore',
    '.npmrc',
    '.nvmrc',
    'README.md',
    'e2e/playwright.config.ts',
    'e2e/spring-fair/spring-fair.spec.ts',
    'eslint.config.mjs',
    'manzil.env',
    'package-lock.json',
    'package.json',
    'remote-spring-fair/README.md',
    'remote-spring-fair/package.json',
    'remote-spring-fair/src/pages/spring-fair.test.tsx',
    'remote-spring-fair/src/pages/spring-fair.tsx',
    'remote-spring-fair/src/routes.test.ts',
    'remote-spring-fair/src/routes.ts',
    'remote-spring-fair/webpack.config.ts',
    'tsconfig.json',
  ]);
});

test('the repository has the line, and the packages that its part imports', () => {
  const [moved, checkout] = [
    newFolder(),
    newFolder({ 'remote-old/package.json': '{"dependencies":{"left":"1.0.0","@site/ui":"1.0.0"}}' }),
  ];
  for (const file of ['package-lock.json', templateFolder])
    cpSync(path.join(root, file), path.join(checkout, file), { recursive: true });
  const files = writeNewRepository('old', moved, checkout, { line: 'file:../line.tgz', storage: '../site' });
  expect(files.filter((file) => /^(remote-|e2e)/.test(file))).toEqual(['e2e/playwright.config.ts']);
  const manifest = (place: string) => JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as unknown;
  const line = { '@manzil/line': 'file:../line.tgz' };
  expect(manifest(folder)).toHaveProperty('devDependencies', { ...line, react: expect.any(String) });
  expect(manifest(moved)).toHaveProperty('devDependencies', { ...line, left: '1.0.0' });
});

test('its settings say that a folder is for one machine', () => {
  expect(read('manzil.env')).toMatch(/^# A folder is for this machine: .*\nSITE_DIR=\.\.\/site$/m);
});

test('packages have the versions of the repository from which it was written', () => {
  const { packages = {} } = readJson('package-lock.json');
  const before = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as typeof packages;
  expect(packages['node_modules/react']).toEqual(before['packages']?.['node_modules/react' as keyof object]);
});

interface Job {
  needs?: string | string[];
  if?: string;
  environment?: string;
  permissions?: Record<string, string>;
  env?: object;
  steps: { run?: string; uses?: string; env?: object }[];
}

test('main is released by a job that installs and builds nothing; others have none of its rights', () => {
  const { permissions, env, jobs } = parse(read('.github/workflows/spring-fair.yml')) as {
    permissions: object;
    env?: object;
    jobs: Record<string, Job>;
  };
  expect({ permissions, env }).toEqual({ permissions: {}, env: undefined });
  const { release, ...others } = jobs;
  expect(release).toMatchObject({
    needs: ['workspace', 'check'],
    environment: 'live',
    if: "github.ref == 'refs/heads/main'",
  });
  expect(JSON.stringify(release?.steps)).not.toMatch(/npm (ci|install)|manzil build|actions\/checkout/);
  expect(JSON.stringify(others)).not.toMatch(/RELEASE/);
  const install = Object.values(jobs).flatMap(({ steps }) => steps.filter(({ run }) => run?.startsWith('npm ci')));
  expect(install).toEqual([{ run: 'npm ci --ignore-scripts' }]);
  for (const job of Object.values(jobs)) expect(job.env).toBeUndefined();
});

test('the release starts from a folder in which nothing of the repository has been built', () => {
  const { jobs } = parse(read('.github/workflows/spring-fair.yml')) as { jobs: Record<string, Job> };
  expect(jobs.workspace?.steps.map(({ run }) => run).filter(Boolean)).toEqual([
    'npm ci --ignore-scripts',
    'npx manzil pull',
    'tar --zstd -cf "$RUNNER_TEMP/workspace.tar.zst" .',
  ]);
});

test('a pull request from a fork, which has no rights to the storage, is not checked', () => {
  const { jobs } = parse(read('.github/workflows/spring-fair.yml')) as { jobs: Record<string, Job> };
  expect(jobs.workspace?.if).toBe('!github.event.pull_request.head.repo.fork');
  expect(jobs.check?.needs).toBe('workspace');
});
