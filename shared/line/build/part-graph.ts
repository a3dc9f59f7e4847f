import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sharedFolders } from './part';
import { isProvided } from './shared-modules';

interface Manifest {
  dependencies?: Readonly<Record<string, string>>;
  site?: { part: string };
}

const inEveryBuild = ['@site/runtime'];

/** What a build runs, of the dependencies of the line. */
const compilers = [
  '@module-federation/enhanced',
  '@swc/core',
  'esbuild',
  'swc-loader',
  'terser-webpack-plugin',
  'webpack',
];

/** Sorted shared folders compiled into a part: transitive `@site/…` dependencies that the shell does not provide. */
export function compiledInto(manifest: Manifest): string[] {
  const isShell = manifest.site?.part === 'shell';
  const folders = sharedFolders();
  const found = new Set<string>();
  const needed = (of: Manifest) => ownDependencies(of).filter((each) => isShell || !isProvided(each));
  const visit = (name: string): void => {
    const folder = folders.get(name);
    if (!folder || found.has(folder)) return;
    found.add(folder);
    needed(readManifest(folder)).forEach(visit);
  };
  [...inEveryBuild, ...needed(manifest)].forEach(visit);
  return [...found].sort();
}

/**
 * Sorted installed packages that affect a part's build, as `path@version integrity`: dependencies of the part, of
 * compiled-in packages and compilers.
 */
export function installedFor(
  folder: string,
  manifest: Manifest,
  lockFile = readFileSync(join(root, 'package-lock.json'), 'utf8'),
): string[] {
  const { packages } = JSON.parse(lockFile) as { packages: Readonly<Record<string, LockedPackage>> };
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    const { dependencies = {}, peerDependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies })) {
      const place = resolve(packages, path, name);
      if (place && !packages[place]?.link) visit(place);
    }
  };
  for (const start of [folder, ...compiledInto(manifest)]) visit(start);
  for (const name of compilers) visit(resolve(packages, 'shared/line', name) ?? '');
  return [...found]
    .filter((path) => path.includes('node_modules/'))
    .map((path) => `${path}@${packages[path]?.version} ${packages[path]?.integrity ?? ''}`)
    .sort();
}

interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}

/** Node's resolution: beside the package, then upwards. */
function resolve(packages: Readonly<Record<string, LockedPackage>>, from: string, name: string): string | undefined {
  for (let base = from; ; base = base.includes('/') ? base.slice(0, base.lastIndexOf('/')) : '') {
    const path = base ? `${base}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[path]) return path;
    if (!base) return undefined;
  }
}

function ownDependencies({ dependencies = {} }: Manifest): string[] {
  return Object.keys(dependencies).filter((name) => name.startsWith('@site/'));
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}
