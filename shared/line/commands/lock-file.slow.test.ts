/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../testing/folder';
import { root } from '../checkout';

interface Locked {
  dev?: boolean;
  integrity?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Where Node looks for a package from this folder. */
const isLocked = (from: string, name: string): boolean =>
  `${from ? `${from}/` : ''}node_modules/${name}` in packages ||
  (from !== '' && isLocked(from.replace(/(^|\/)(node_modules\/)?(@[^/]+\/)?[^/]+$/, ''), name));

test('the lock file has the binaries of every platform', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(from, name)),
  );
  expect(missing).toEqual([]);
});

test.each(['x64', 'arm64'])('npm ci accepts the lock file on Linux %s', (cpu) => {
  // Without the network and an earlier cache, npm can only use what is in the file.
  const options = ['--offline', `--cache=${newFolder()}`, '--os=linux', `--cpu=${cpu}`, '--libc=glibc'];
  const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', ...options], { cwd: root, encoding: 'utf8' });
  expect({ status, missing: /Missing: .*/.exec(stderr)?.[0] }).toEqual({ status: 0, missing: undefined });
});

test('Rspack, 53 MB that federation names and never loads, is not installed', () => {
  expect(Object.keys(packages).filter((path) => path.includes('node_modules/@rspack/'))).toEqual([]);
});

test('each package of the lock file has a checksum', () => {
  const fetched = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(fetched.length).toBeGreaterThan(1000);
  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});

test('npm start installs compilers, and neither test runners nor the development server', () => {
  const isForDevelopment = (name: string) => packages[`node_modules/${name}`]?.dev ?? false;
  // Without React's types, a release would describe its fragments differently.
  const toServe = ['tsx', 'typescript', 'webpack', '@swc/core', 'esbuild', '@types/react', '@types/react-dom'];
  expect(toServe.filter(isForDevelopment)).toEqual([]);
  const others = ['jest', 'eslint', 'prettier', 'webpack-dev-server', 'react-refresh'];
  expect(others.filter((name) => !isForDevelopment(name))).toEqual([]);
});
