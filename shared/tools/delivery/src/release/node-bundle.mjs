// Plain JavaScript: the process that renders a composition runs it without a compiler.
import { createRequire } from 'node:module';
import vm from 'node:vm';

const requireBuiltin = createRequire(import.meta.url);

/** What React's server renderer needs. Nothing that reads files, opens connections or starts processes. */
const builtins = new Set(['async_hooks', 'buffer', 'crypto', 'events', 'stream', 'string_decoder', 'url', 'util']);

/**
 * Runs a part's CommonJS bundle with the given shared modules and some of Node's own; it can ask for nothing else.
 * Throws with the name of what it asked for.
 */
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
