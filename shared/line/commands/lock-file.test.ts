/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build';
import { withAddresses } from '../bin/with-addresses.mjs';

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
  const cache = mkdtempSync(join(tmpdir(), 'npm-cache-'));
  const options = ['--offline', `--cache=${cache}`, '--os=linux', `--cpu=${cpu}`, '--libc=glibc'];
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
  const others = ['jest', 'eslint', 'prettier', 'webpack-dev-server', 'core-js-pure'];
  expect(others.filter((name) => !isForDevelopment(name))).toEqual([]);
});

test('each package that is fetched has an address at the registry, also one under another name', () => {
  const lock = {
    packages: {
      '': { name: 'site' },
      'remote-a': { version: '1.0.0' },
      'node_modules/@site/a': { resolved: 'remote-a', link: true },
      'node_modules/ms': { version: '2.1.3' },
      'remote-a/node_modules/@swc/core': { version: '1.16.22' },
      'node_modules/old-ms': { name: 'ms', version: '1.0.0' },
    },
  };
  const { packages: addressed } = JSON.parse(withAddresses(JSON.stringify(lock), 'http://localhost:4873')) as {
    packages: Record<string, { resolved?: string }>;
  };
  expect(Object.entries(addressed).map(([path, { resolved = '' }]) => [path, resolved])).toEqual([
    ['', ''],
    ['remote-a', ''],
    ['node_modules/@site/a', 'remote-a'],
    ['node_modules/ms', 'http://localhost:4873/ms/-/ms-2.1.3.tgz'],
    ['remote-a/node_modules/@swc/core', 'http://localhost:4873/@swc/core/-/core-1.16.22.tgz'],
    ['node_modules/old-ms', 'http://localhost:4873/ms/-/ms-1.0.0.tgz'],
  ]);
});
