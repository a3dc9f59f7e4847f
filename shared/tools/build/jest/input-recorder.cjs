const childProcess = require('node:child_process');
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const path = require('node:path');
const { fileURLToPath } = require('node:url');
const { promisify } = require('node:util');
const workers = require('node:worker_threads');

/**
 * Notes what a running test file reads of the repository besides the modules that it imports: whoever leaves a passed test out must know.
 * Core modules are the same objects inside and outside of jest's sandbox, so their functions are replaced once for each worker.
 */

/** Functions of `fs`, also as `…Sync` and in `fs.promises`, by what they tell of their first argument. */
const readers = {
  files: ['readFile', 'open', 'openAsBlob', 'createReadStream', 'copyFile', 'stat', 'lstat', 'access', 'exists', 'readlink', 'realpath', 'watch', 'watchFile'],
  folders: ['readdir', 'opendir'],
  trees: ['cp'],
};

/** Programs that read nothing of the repository. What else is started may read all of it. */
const foreignPrograms = new Set(['initdb', 'postgres', 'pg_isready', 'nginx', 'unshare', 'mount', 'umount', 'ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'ceph', 'ceph-authtool', 'monmaptool']);
/** Who commits and at which commit is written into releases; no test expects a certain one. */
const harmlessGit = new Set(['config', 'rev-parse', 'status']);
/** Modules that run in a thread or process of their own, with what they import. They read nothing else of the repository. */
const closedModules = new Map([
  ['shared/services/contact-store/src/database/embedded/pglite-thread.mjs', []],
  ['shared/services/contact-store/src/database/embedded/create-cluster.mjs', []],
  ['shared/tools/delivery/src/compose/rendering/render-child.mjs', ['shared/tools/delivery/src/release/node-bundle.mjs']],
]);
/** Made from what is installed, or named by a hash of what they are made from, which is read each time. */
const caches = ['.cache/jest', '.cache/delivery-fixture', '.cache/contact-store'];

let root = '';
let record;
let isInstalled = false;

/** Starts noting. `stop` ends it and returns what has been read: paths from `rootDir`. */
function startRecording(rootDir) {
  if (!isInstalled) install();
  isInstalled = true;
  root = rootDir;
  const started = { files: new Set(), folders: new Set(), trees: new Set(), everything: false };
  record = started;
  return {
    stop() {
      record = undefined;
      const { everything, ...paths } = started;
      return { everything, ...Object.fromEntries(Object.entries(paths).map(([kind, found]) => [kind, [...found].sort()])) };
    },
  };
}

function install() {
  for (const [kind, names] of Object.entries(readers)) {
    for (const name of names) {
      const note = ([first, options]) => notePath(kind === 'folders' && options?.recursive ? 'trees' : kind, first);
      for (const [owner, method] of [[fs, name], [fs, `${name}Sync`], [fs.promises, name]]) observe(owner, method, note);
    }
  }
  // Node 22 and later.
  for (const [owner, method] of [[fs, 'glob'], [fs, 'globSync'], [fs.promises, 'glob']]) observe(owner, method, noteEverything);
  // What is read behind a link is not seen.
  const noteLink = ([target]) => isInRepository(absolute(target)) && noteEverything();
  for (const [owner, method] of [[fs, 'symlink'], [fs, 'symlinkSync'], [fs.promises, 'symlink']]) observe(owner, method, noteLink);
  for (const method of ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync']) observe(childProcess, method, noteProgram);
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

function noteProgram([command, args]) {
  const program = path.basename(String(command));
  const isHarmless = program === 'git' ? Array.isArray(args) && harmlessGit.has(args[0]) : foreignPrograms.has(program);
  if (!isHarmless) noteEverything();
}

function noteModule(module) {
  if (!record) return;
  const name = path.relative(root, absolute(module) ?? '');
  const imported = closedModules.get(name);
  if (!imported) return noteEverything();
  for (const file of [name, ...imported]) record.files.add(file);
}

function notePath(kind, value) {
  const file = absolute(value);
  if (!isInRepository(file)) return;
  const name = path.relative(root, ownPackage(file));
  // Many make a folder of their own in `.cache`.
  if (name === '.cache' || /(^|\/)node_modules(\/|$)/.test(name) || caches.some((cache) => `${name}/`.startsWith(`${cache}/`))) return;
  record[kind].add(name);
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

module.exports = { startRecording };
