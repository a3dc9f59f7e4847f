/**
 * Cascade layers of components, weakest first: a recipe; a recipe that extends a component; style props before a
 * spread, which are defaults; a text style of a use. Its other style props are in no layer, and win.
 */
export const layers = { recipe: 'recipes', extension: 'extensions', default: 'defaults', text: 'text' };

/** The first rule of each document. */
export const layerOrder = `@layer reset,base,tokens,${Object.values(layers).join()};`;
