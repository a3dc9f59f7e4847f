import { breakpoints, semanticTokens, tokens } from './tokens';
import { variableOf, type TokenTree } from './token-tree';

/** Writes tokens equal on every screen as values: shorter, and no variable is needed. */
export function withStaticTokens(css: string): string {
  return css.replace(/var\((--[\w-]+)\)/g, (reference, name: string) => staticTokens.get(name) ?? reference);
}

/** CSS variable to value, for tokens equal on every screen. */
export const staticTokens: ReadonlyMap<string, string> = listStaticTokens();

function listStaticTokens(): Map<string, string> {
  const values = new Map<string, string>();
  const collect = (tree: TokenTree, group: string): void => {
    for (const [name, token] of Object.entries(tree)) {
      if (!('value' in token)) collect(token, `${group}${name}.`);
      // An object has values by screen width.
      else if (typeof token.value !== 'object') values.set(variableOf('mz', group + name), String(token.value));
    }
  };
  collect(tokens, '');
  collect(semanticTokens, '');
  for (const [name, width] of Object.entries(breakpoints)) {
    values.set(`--mz-breakpoints-${name}`, width);
    values.set(`--mz-sizes-breakpoint-${name}`, width);
  }
  const resolve = (value: string): string =>
    value.replace(/\{([\w.]+)\}/g, (_, name: string) => resolve(values.get(variableOf('mz', name)) ?? ''));
  for (const [name, value] of values) values.set(name, resolve(value));
  return values;
}
