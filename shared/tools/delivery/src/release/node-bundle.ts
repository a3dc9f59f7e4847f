import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';

const requireBuiltin = createRequire(import.meta.url);

/**
 * Runs a part's CommonJS bundle with the given shared modules and Node's own; it can ask for
 * nothing else. Throws with the name of what it asked for.
 */
export function loadNodeBundle(code: Buffer, shared: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const require = (name: string): unknown => {
    if (name in shared) return shared[name];
    if (isBuiltin(name)) return requireBuiltin(name);
    throw new Error(`A release asks for "${name}", which the shell does not provide.`);
  };
  const run = vm.compileFunction(code.toString('utf8'), ['module', 'exports', 'require', '__filename', '__dirname']);
  run(module, module.exports, require, 'node.cjs', '/');
  return module.exports;
}
