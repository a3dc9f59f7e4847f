import { breakpoints, semanticTokens, tokens } from './tokens';

interface TokenTree {
  readonly [name: string]: TokenTree | { readonly value: unknown };
}

/** Value of each token that is the same on every screen, by its CSS variable. */
export const staticTokens: ReadonlyMap<string, string> = listStaticTokens();

function listStaticTokens(): Map<string, string> {
  const values = new Map<string, string>();
  const collect = (tree: TokenTree, path: string): void => {
    for (const [name, token] of Object.entries(tree)) {
      if (!('value' in token)) collect(token, `${path}-${name}`);
      // An object has one value for each width of the screen.
      else if (typeof token.value !== 'object') values.set(variableOf(`${path}-${name}`), String(token.value));
    }
  };
  collect(tokens, 'mz');
  collect(semanticTokens, 'mz');
  for (const [name, width] of Object.entries(breakpoints)) {
    values.set(`--mz-breakpoints-${name}`, width);
    values.set(`--mz-sizes-breakpoint-${name}`, width);
  }
  // Roles refer to pigments.
  const resolve = (value: string): string => value.replace(/\{([\w.]+)\}/g, (_, name: string) => resolve(values.get(variableOf(`mz-${name.replaceAll('.', '-')}`)) ?? ''));
  for (const [name, value] of values) values.set(name, resolve(value));
  return values;
}

function variableOf(path: string): string {
  return `--${path.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
