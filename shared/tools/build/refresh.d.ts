/** As much of it as is used here; the package brings no types. */
declare module 'react-refresh/runtime' {
  type Family = object;
  export function injectIntoGlobalHook(global: typeof globalThis): void;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (
    type: unknown,
    key?: string,
    forceReset?: boolean,
    getCustomHooks?: () => unknown[],
  ) => unknown;
  export function getFamilyByType(type: unknown): Family | undefined;
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): void;
}

/** Written in by the refresh plugin: `output.uniqueName`. */
declare const __react_refresh_library__: string;
