import { variableOf, type TokenTree } from './token-tree';

interface DictionaryOptions {
  prefix?: string;
  tokens?: TokenTree;
  semanticTokens?: TokenTree;
  breakpoints?: Readonly<Record<string, string>>;
}

/**
 * The lookup of CSS variables that Chakra's engine needs in a browser; Chakra's also creates rules, palettes and lists
 * (`shared/docs/patches.md`). References are `{colors.ink}` and `{colors.ink/30}`.
 */
export function createTokenDictionary({
  prefix = '',
  tokens = {},
  semanticTokens = {},
  breakpoints = {},
}: DictionaryOptions) {
  const categories: Record<string, Record<string, string>> = {};
  const add = (category: string, name: string) =>
    ((categories[category] ??= {})[name] = `var(${variableOf(prefix, `${category}.${name}`)})`);
  const addAll = (category: string, tree: TokenTree, group: string): void => {
    for (const [name, token] of Object.entries(tree)) {
      if ('value' in token) add(category, group + name);
      else addAll(category, token, `${group}${name}.`);
    }
  };
  for (const [category, tree] of [...Object.entries(tokens), ...Object.entries(semanticTokens)])
    addAll(category, tree as TokenTree, '');
  for (const name of Object.keys(breakpoints)) {
    add('breakpoints', name);
    add('sizes', `breakpoint-${name}`);
  }
  for (const [name, reference] of Object.entries(categories['spacing'] ?? {}))
    categories['spacing']![`-${name}`] = `calc(${reference} * -1)`;

  const getVar = (path: string, fallback?: string): string | undefined => {
    const dot = path.indexOf('.');
    return categories[path.slice(0, dot)]?.[path.slice(dot + 1)] ?? fallback;
  };
  const expand = (path: string): string => {
    const [color = '', percent] = path.split('/');
    return percent ? `color-mix(in srgb, ${getVar(color) ?? color} ${percent}%, transparent)` : getVar(path, path)!;
  };
  return {
    prefix,
    allTokens: [],
    tokenMap: new Map<string, never>(),
    flatMap: new Map<string, string>(),
    cssVarMap: new Map<string, never>(),
    categoryMap: new Map<string, never>(),
    colorPaletteMap: new Map<string, never>(),
    getByName: (_name: string): undefined => undefined,
    getVar,
    getCategoryValues: (category: string) => categories[category] ?? null,
    expandReferenceInValue: (value: string) =>
      value.includes('{') ? value.replace(/\{([^}]*)\}/g, (_, path: string) => expand(path)) : value,
  };
}
