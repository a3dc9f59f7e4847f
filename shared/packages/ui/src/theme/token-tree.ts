export interface TokenTree {
  readonly [name: string]: TokenTree | { readonly value: unknown };
}

/** `--mz-colors-fg-on-brand` for `mz` and `colors.fg.onBrand`. */
export function variableOf(prefix: string, name: string): string {
  return `--${prefix}-${name.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
