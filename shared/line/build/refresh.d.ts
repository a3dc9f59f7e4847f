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

/** Replaced by the refresh plugin with `output.uniqueName`. */
declare const __react_refresh_library__: string;
