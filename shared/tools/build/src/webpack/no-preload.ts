/**
 * Replaces `preload.js` of federation's runtime, used only by `preloadRemote`: documents and the shell preload by
 * registry.
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
