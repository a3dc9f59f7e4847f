// `node shared/line/bin/pack.mjs <folder>` writes the line there as a package, with what it needs of the other shared
// packages and what is compiled into every part in its `packed/`. A repository that installs it has what its presets,
// and the tests of parts, need: development packages of this repository are dependencies of that package.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const line = resolve(import.meta.dirname, '..');
const [shared, root] = [resolve(line, '..'), resolve(line, '../..')];
const draft = join(root, '.cache/line');
const packed = ['contact-form', 'contact-store', 'contracts', 'e2e', 'runtime'];

rmSync(draft, { recursive: true, force: true });
cpSync(line, draft, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
for (const name of ['LICENSE', 'tsconfig.json']) cpSync(join(root, name), join(draft, name));
for (const name of packed) {
  const from = join(shared, name);
  const filter = (path) => isPacked(name, path.slice(from.length));
  cpSync(from, join(draft, 'packed', name), { recursive: true, filter });
}
const { devDependencies: _, ...manifest } = readManifest(line);
writeFileSync(join(draft, 'package.json'), JSON.stringify({ ...manifest, dependencies: listPackages() }, null, 2));
// On Windows npm is a script, which only a shell runs.
const { status } = spawnSync('npm', ['pack', draft, '--pack-destination', process.argv[2], '--loglevel=error'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;

/** Without tests. Of the runtime only its names: the live shell provides the rest. */
function isPacked(name, path) {
  const isOurs = name !== 'runtime' || /^$|(src|package\.json|names\.ts)$/.test(path);
  return isOurs && !/[\\/](node_modules|testing)$|\.test\.tsx?$|\.md$/.test(path);
}

/** Of the line, its development and this repository's, and the other shared packages. */
function listPackages() {
  const all = ['line', 'ui', ...packed].map((name) => readManifest(join(shared, name)).dependencies);
  const packages = Object.assign({}, readManifest(root).devDependencies, readManifest(line).devDependencies, ...all);
  return Object.fromEntries(Object.entries(packages).filter(([name]) => !/^@(site|manzil)\//.test(name)));
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
