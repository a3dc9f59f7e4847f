/**
 * The first module of the shell that `npm run dev` builds; no release has it. React looks for the hook
 * once, when react-dom starts, and can be told by one runtime only: it is made here, before react-dom,
 * and every remote takes this one (`remote-refresh.ts`).
 */
import * as runtime from 'react-refresh/runtime';

declare global {
  // A global `var` is the only way to type a property of `globalThis`.
  var __siteRefresh: typeof runtime | undefined;
}

runtime.injectIntoGlobalHook(window);
globalThis.__siteRefresh = runtime;
