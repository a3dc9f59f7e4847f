import type { CSSProperties } from 'react';
import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';

import type { roles } from './colors';
import type { conditions } from './conditions';
import type { tokenProps } from './style-props';
import type { TextStyleName } from './text-styles';
import type { breakpoints, semanticTokens, tokens } from './tokens';

/**
 * Derived from this theme. Chakra's types accept `p="7"`, `spaceY` and `transition="colors"`, which this theme drops.
 */
export interface StyleProps extends Properties, States {
  css?: StyleObject;
}

export interface StyleObject extends Properties, States {
  [selector: `${string}&${string}`]: StyleObject;
  [rule: `@${string}`]: StyleObject | Keyframes;
  [variable: `--${string}`]: string | number;
  /** Not in the standard. */
  WebkitTextSecurity?: 'disc' | 'none';
}

interface Keyframes {
  from?: StyleObject;
  to?: StyleObject;
}

export type Conditional<Value> = Value | { [When in 'base' | Breakpoint | State]?: Value };

type Breakpoint = keyof typeof breakpoints;
type State = `_${keyof typeof conditions}`;
type States = { [Name in State]?: StyleObject };

type Color =
  { [Group in keyof typeof roles]: `${Group}.${keyof (typeof roles)[Group] & string}` }[keyof typeof roles] | 'white';
type Spacing = keyof typeof tokens.spacing | keyof typeof semanticTokens.spacing;
type Size = keyof typeof tokens.sizes;
type Radius = keyof typeof tokens.radii | keyof typeof semanticTokens.radii;

type Global = 'inherit' | 'initial' | 'unset' | 'revert';
type Unit = 'px' | 'rem' | 'em' | '%' | 'ch' | 'vw' | 'vh' | 'svh' | 'dvh' | 'lh';
type Call = `${'calc' | 'clamp' | 'min' | 'max' | 'var' | 'env' | 'fit-content'}(${string})`;
/** A plain number is a token or invalid. */
type Length = 0 | '0' | `${number}${Unit}` | Call;
/** A value with a space is CSS: no token contains one. */
type Several = `${string} ${string}`;
type SizeWord = 'auto' | 'none' | 'min-content' | 'max-content' | 'fit-content' | 'stretch';
/** System colors for forced colors; other CSS names have a role. */
type ColorWord =
  | 'transparent'
  | 'currentColor'
  | 'none'
  | 'ButtonText'
  | 'Canvas'
  | 'CanvasText'
  | 'GrayText'
  | 'Highlight'
  | 'HighlightText'
  | 'LinkText'
  | 'Mark'
  | 'black';
/** From an `ImageAsset`. */
type PhotoColor = `#${string}`;
type Reference = `{colors.${Color}}`;
/** A token in a longer value: `{colors.fg.default}`. Compilers accept any text there; the release check reads it. */
export type TokenReference = {
  [C in keyof TokenNames]: `{${C}.${TokenNames[C]}}`;
}[keyof TokenNames];
interface TokenNames {
  colors: Color;
  spacing: Spacing;
  sizes: Size;
  radii: Radius;
  shadows: keyof typeof tokens.shadows;
  fontWeights: keyof typeof tokens.fontWeights;
  easings: keyof typeof tokens.easings;
}
type LineStyle = 'solid' | 'dashed' | 'dotted';
type Line =
  'none' | 0 | '0' | `${number}px ${LineStyle}` | `${number}px ${LineStyle} ${Reference | ColorWord | 'white'}`;

interface TokenValues {
  spacing: Spacing | `-${Spacing}` | Length | Several | 'auto' | 'normal';
  sizes: Size | Length | SizeWord;
  radii: Radius | Length | Several;
  colors:
    | Color
    | `${Color}/${number}`
    | PhotoColor
    | ColorWord
    | Several
    | `${'linear-gradient' | 'radial-gradient' | 'url' | 'color-mix' | 'var'}(${string})`;
  shadows: keyof typeof tokens.shadows | 'none' | Several;
  fontWeights: keyof typeof tokens.fontWeights | 'normal' | 400 | 450 | 500 | 550 | 600 | 650 | 700 | 750 | 'inherit';
}

type Category = keyof typeof tokenProps;
/** `{ margin: V, m: V, … }` for every category. */
type Merge<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type TokenStyles = Merge<{ [C in Category]: { [Name in Names<(typeof tokenProps)[C]>]: TokenValues[C] } }[Category]>;
type Names<Properties> = keyof Properties | Exclude<Properties[keyof Properties] & string, ''>;

interface OwnStyles {
  borderTopRadius: TokenValues['radii'];
  roundedTop: TokenValues['radii'];
  boxSize: TokenValues['sizes'];
  hideFrom: Breakpoint;
  hideBelow: Breakpoint;
  truncate: boolean;
  lineClamp: number | 'none';
  textStyle: TextStyleName;
}

/** Lengths, lines, colors or times without tokens. */
type PlainValue<Name extends string> = Name extends 'strokeWidth' | 'lineHeight' | 'tabSize'
  ? CSSProperties[Name]
  : Name extends 'transition' | 'animation'
    ? 'none' | Several
    : Name extends
          | 'border'
          | 'outline'
          | `border${'Top' | 'Right' | 'Bottom' | 'Left' | 'Inline' | 'Block'}${'' | 'Start' | 'End'}`
      ? Line | Global
      : Name extends `${string}Color`
        ? ColorWord | Reference | Global
        : Name extends
              | `${'margin' | 'padding' | 'inset' | 'scrollMargin' | 'scrollPadding'}${string}`
              | `${string}${'Width' | 'Height' | 'Radius' | 'Size' | 'Spacing' | 'Thickness' | 'Indent' | 'Offset'}`
          ? Length | Several | SizeWord | 'normal' | 'thin' | 'medium' | 'thick' | 'cover' | 'contain' | Global
          : Name extends keyof CSSProperties
            ? CSSProperties[Name]
            : never;

/** Properties that Chakra's engine treats as styles; others become attributes. */
type PlainName = Exclude<keyof CSSProperties & keyof HTMLChakraProps<'div'>, keyof TokenStyles | keyof OwnStyles>;

type Properties = { [Name in keyof TokenStyles]?: Conditional<TokenStyles[Name] | Global> } & {
  [Name in keyof OwnStyles]?: Conditional<OwnStyles[Name]>;
} & { [Name in PlainName]?: Conditional<PlainValue<Name>> };
