/** Runs in the page, in development only: one sentence says why a remote did not load. */
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

export default function explainFailures(): ModuleFederationRuntimePlugin {
  return {
    name: 'explain-failures',
    errorLoadRemote({ id, error, remote }) {
      console.warn(`${id} did not load from ${remote?.entry ?? 'any remote'}: ${reasonOf(error)}`);
    },
  };
}

/** Without federation's code, arguments and address of a page, if it passes on another error. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('Original Error Message:\n').at(-1)?.trim().split('\n')[0] ?? text;
}
