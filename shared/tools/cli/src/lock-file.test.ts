/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/build';

interface Locked {
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

test('the lock file has the binaries of Linux on x64 and arm64', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(from, name)),
  );
  expect(missing.filter((name) => /linux-(x64|arm64)(-|$)/.test(name))).toEqual([]);
  // npm ci refuses such a lock file, see bin/bootstrap.mjs. When nothing is missing, npm ci can be used.
  expect(missing).toContain('@swc/core-darwin-arm64');
});

test('each package of the lock file has a checksum', () => {
  const fetched = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(fetched.length).toBeGreaterThan(1000);
  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});
