/**
 * In place of `react-refresh/runtime` in a remote's development build: the shell's one runtime. It knows
 * a component by its module and name, and two remotes may have both in common, so the remote goes before.
 */
const runtime = getRuntime();

function getRuntime() {
  if (globalThis.__siteRefresh) return globalThis.__siteRefresh;
  throw new Error('This build runs only in the shell that npm run dev makes: no other can refresh a component.');
}

export function register(type: unknown, id: string): void {
  runtime.register(type, `${__react_refresh_library__} ${id}`);
}

/** The shell has done it, before React started. */
export function injectIntoGlobalHook(): void {}

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } =
  runtime;
