/** Runs in the page before the shell, in development only. */
import * as runtime from 'react-refresh/runtime';

declare global {
  var siteRefresh: ((part: string) => typeof runtime) | undefined;
}

/** Parts number their modules independently, and components with one id would replace each other. */
globalThis.siteRefresh = (part) => ({
  ...runtime,
  register: (type, id) => runtime.register(type, `${part} ${id}`),
});

// Scripts of the development server change under one name, so they have no hash.
(globalThis.__site ??= {}).developmentOrigins = new Set([location.origin]);
