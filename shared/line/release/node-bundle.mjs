// Plain JavaScript: the rendering process runs it without a compiler.
import { createRequire } from 'node:module';
import vm from 'node:vm';

const requireBuiltin = createRequire(import.meta.url);

/** Needed by React's server renderer. Excludes file, network and process access. */
const builtins = new Set(['async_hooks', 'buffer', 'crypto', 'events', 'stream', 'string_decoder', 'url', 'util']);

export function loadNodeBundle(code, shared) {
  const module = { exports: {} };
  const require = (name) => {
    if (name in shared) return shared[name];
    if (builtins.has(name.replace(/^node:/, ''))) return requireBuiltin(name);
    throw new Error(`A release asks for "${name}", which the shell does not provide.`);
  };
  const run = vm.compileFunction(code.toString('utf8'), ['module', 'exports', 'require', '__filename', '__dirname']);
  run(module, module.exports, require, 'node.cjs', '/');
  return module.exports;
}
