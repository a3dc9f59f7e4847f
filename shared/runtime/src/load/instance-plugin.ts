import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/runtime';

let instance: ModuleFederation | undefined;

/**
 * The runtime that the build creates before any module of the shell runs. Creating another one here would bundle a
 * second copy.
 */
export function runtime(): ModuleFederation {
  if (!instance) throw new Error('The shell was built without the federation plugin.');
  return instance;
}

/** Compiled into the shell only. A default export, because federation's `runtimePlugins` requires one. */
export default function instancePlugin(): Required<Pick<ModuleFederationRuntimePlugin, 'name' | 'init'>> {
  return {
    name: 'site-instance',
    init: ({ origin }) => void (instance = origin),
  };
}
