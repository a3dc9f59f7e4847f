import type { roles } from './colors';
import type { semanticTokens, tokens } from './tokens';

/** A token in a longer value: `{colors.fg.default}`. Compilers accept any text there; the release check reads it. */
export type TokenReference = {
  [Category in keyof TokenNames]: `{${Category}.${TokenNames[Category]}}`;
}[keyof TokenNames];

interface TokenNames {
  colors:
    { [Group in keyof typeof roles]: `${Group}.${keyof (typeof roles)[Group] & string}` }[keyof typeof roles] | 'white';
  spacing: keyof typeof tokens.spacing | keyof typeof semanticTokens.spacing;
  sizes: keyof typeof tokens.sizes;
  radii: keyof typeof tokens.radii | keyof typeof semanticTokens.radii;
  shadows: keyof typeof tokens.shadows;
  easings: keyof typeof tokens.easings;
}
