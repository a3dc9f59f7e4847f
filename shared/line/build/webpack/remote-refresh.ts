/**
 * Replaces `react-refresh/runtime` in a remote's development build by the shell's. Components are identified by module
 * and name, which remotes may share, so the remote is prefixed.
 */
const runtime = getRuntime();

function getRuntime() {
  if (globalThis.__siteRefresh) return globalThis.__siteRefresh;
  throw new Error('This build runs only in the shell that npm run dev makes: no other can refresh a component.');
}

export function register(type: unknown, id: string): void {
  runtime.register(type, `${__react_refresh_library__} ${id}`);
}

/** The shell did this before React started. */
export function injectIntoGlobalHook(): void {}

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } =
  runtime;
