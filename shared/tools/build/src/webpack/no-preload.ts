/**
 * Stands in for `preload.js` of federation's runtime, which `preloadRemote` alone calls: documents and the shell
 * preload scripts by the registry.
 */
function refuse(): never {
  throw new Error('The shell is built without preloadRemote (shared/docs/patches.md).');
}

export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
