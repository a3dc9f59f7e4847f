import * as runtime from 'react-refresh/runtime';

declare global {
  // A global `var` is the only way to type a property of `globalThis`.
  var __siteRefresh: typeof runtime | undefined;
}

runtime.injectIntoGlobalHook(window);
globalThis.__siteRefresh = runtime;
