const childProcess = require('node:child_process');
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const path = require('node:path');
const { fileURLToPath } = require('node:url');
const { promisify } = require('node:util');
const workers = require('node:worker_threads');

/**
 * Notes what a running test file reads of the repository besides the modules that it imports: whoever leaves a passed
 * test out must know. Core modules are the same objects inside and outside of jest's sandbox, so their functions are
 * replaced once for each worker.
 */

/** Functions of `fs`, also as `…Sync` and in `fs.promises`, by what they tell of their first argument. */
const readers = {
  files: [
    'readFile',
    'open',
    'openAsBlob',
    'createReadStream',
    'copyFile',
    'stat',
    'lstat',
    'access',
    'exists',
    'readlink',
    'realpath',
    'watch',
    'watchFile',
  ],
  folders: ['readdir', 'opendir'],
  trees: ['cp'],
};

/** Programs that read nothing of the repository. What else is started may read all of it. */
const foreignPrograms = new Set([
  'initdb',
  'postgres',
  'pg_isready',
  'nginx',
  'unshare',
  'mount',
  'umount',
  'ceph-mon',
  'ceph-osd',
  'radosgw',
  'radosgw-admin',
  'ceph',
  'ceph-authtool',
  'monmaptool',
]);
/** Who commits and at which commit is written into releases; no test expects a certain one. */
const harmlessGit = new Set(['config', 'rev-parse', 'status']);
const contactStore = 'shared/services/contact-store';
const delivery = 'shared/tools/delivery/src';
/**
 * Modules that run in a thread or process of their own, with the files and folders in which they, and all that they
 * import, lie. They read nothing else of the repository. `closed-modules.test.ts` in `cli/src/unit-tests` follows their
 * imports.
 */
const closedModules = new Map([
  [`${contactStore}/src/database/embedded/pglite-thread.mjs`, []],
  [`${contactStore}/src/database/embedded/create-cluster.mjs`, []],
  [`${contactStore}/src/testing/store-process.ts`, [contactStore]],
  [`${contactStore}/src/operator/contacts-cli.ts`, [contactStore]],
  [`${delivery}/compose/rendering/render-child.mjs`, [`${delivery}/release/node-bundle.mjs`]],
  [`${delivery}/check/compiler-child.ts`, [`${delivery}/check`]],
]);
/** Made from what is installed, or named by a hash of what they are made from, which is read each time. */
const caches = ['.cache/jest', '.cache/delivery-fixture', '.cache/contact-store'];

let root = '';
let record;
let isObserving = false;

/** Starts noting. `stop` ends it and returns what has been read: paths from `rootDir`. */
function startRecording(rootDir) {
  if (!isObserving) install();
  isObserving = true;
  root = rootDir;
  const started = { files: new Set(), folders: new Set(), trees: new Set(), everything: false };
  record = started;
  return {
    stop() {
      record = undefined;
      const { everything, ...paths } = started;
      return {
        everything,
        ...Object.fromEntries(Object.entries(paths).map(([kind, found]) => [kind, [...found].sort()])),
      };
    },
  };
}

function install() {
  for (const [kind, names] of Object.entries(readers)) {
    for (const name of names) {
      const note = ([first, options]) => notePath(kind === 'folders' && options?.recursive ? 'trees' : kind, first);
      for (const [owner, method] of [
        [fs, name],
        [fs, `${name}Sync`],
        [fs.promises, name],
      ])
        observe(owner, method, note);
    }
  }
  // Node 22 and later.
  for (const [owner, method] of [
    [fs, 'glob'],
    [fs, 'globSync'],
    [fs.promises, 'glob'],
  ])
    observe(owner, method, noteEverything);
  // What is read behind a link is not seen. Installed packages are told by the lock file.
  const noteLink = ([target]) =>
    isInRepository(absolute(target)) && !isInstalled(ownPackage(absolute(target))) && noteEverything();
  for (const [owner, method] of [
    [fs, 'symlink'],
    [fs, 'symlinkSync'],
    [fs.promises, 'symlink'],
  ])
    observe(owner, method, noteLink);
  for (const method of ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync'])
    observe(childProcess, method, noteProgram);
  observe(childProcess, 'fork', ([module]) => noteModule(module));
  const { Worker } = workers;
  workers.Worker = class extends Worker {
    constructor(module, ...rest) {
      noteModule(module);
      super(module, ...rest);
    }
  };
  syncBuiltinESMExports();
}

function observe(owner, method, note) {
  const original = owner[method];
  if (typeof original !== 'function') return;
  const observed = (call) =>
    function (...args) {
      if (record) note(args);
      return Reflect.apply(call, this, args);
    };
  const properties = Object.getOwnPropertyDescriptors(original);
  const promised = original[promisify.custom];
  if (promised) properties[promisify.custom] = { value: observed(promised) };
  owner[method] = Object.defineProperties(observed(original), properties);
}

function noteEverything() {
  if (record) record.everything = true;
}

function noteProgram([command, args, options]) {
  const program = path.basename(String(command));
  const words = Array.isArray(args) ? args : [];
  if (program === 'git' ? harmlessGit.has(words[0]) : foreignPrograms.has(program)) return;
  const script = command === process.execPath && words.find((word) => path.isAbsolute(word) && isInRepository(word));
  if (script) noteModule(script);
  else if (!isElsewhere([command, ...words], options?.cwd)) noteEverything();
}

/**
 * What starts in a folder elsewhere, with no path of the repository, reads what was copied or linked there, which is
 * noted.
 */
function isElsewhere(words, cwd) {
  const folder = absolute(cwd);
  return folder !== undefined && !isInRepository(folder) && !words.some((word) => String(word).includes(root));
}

function noteModule(module) {
  if (!record) return;
  const name = path.relative(root, absolute(module) ?? '');
  const imported = closedModules.get(name);
  if (!imported) return noteEverything();
  record.files.add(name);
  for (const each of imported) record[/\.[a-z]+$/.test(each) ? 'files' : 'trees'].add(each);
}

function notePath(kind, value) {
  const file = absolute(value);
  if (!isInRepository(file)) return;
  const name = path.relative(root, ownPackage(file));
  // Many make a folder of their own in `.cache`.
  if (name === '.cache' || isInstalled(name) || caches.some((cache) => `${name}/`.startsWith(`${cache}/`))) return;
  record[kind].add(name);
}

function isInstalled(file) {
  return /(^|\/)node_modules\//.test(`${file}/`);
}

/** A package of the site is linked into `node_modules`; all others are told by the lock file. */
function ownPackage(file) {
  const [link] = /^.*\/node_modules\/@site\/[^/]+/.exec(file) ?? [];
  if (!link) return file;
  try {
    return fs.realpathSync.native(link) + file.slice(link.length);
  } catch {
    return file;
  }
}

function isInRepository(file) {
  return file !== undefined && `${file}/`.startsWith(`${root}/`);
}

/** `undefined` for what is no path: a descriptor, or nonsense that the function itself refuses. */
function absolute(value) {
  if (value instanceof URL || value?.href?.startsWith?.('file:')) return fileURLToPath(value.href);
  if (typeof value !== 'string' && !Buffer.isBuffer(value)) return undefined;
  return path.resolve(String(value));
}

module.exports = { startRecording, closedModules };
