import type { SystemConfig } from '@chakra-ui/react';

type Utilities = NonNullable<SystemConfig['utilities']>;
type Utility = Utilities[string];

/**
 * What a style prop means: its tokens and its short names. Every other CSS property works with plain values.
 * Chakra's own list (gradients, filters, rings, `divideX` …) costs every page 4 KB and half of the theme's start-up
 * time; we use none of it.
 */
export const styleProps: Utilities = {
  ...tokensOf(
    'spacing',
    `margin:m marginTop:mt marginBottom:mb marginLeft:ml marginRight:mr marginInline:mx marginBlock:my
    marginInlineStart:ms marginInlineEnd:me padding:p paddingTop:pt paddingBottom:pb paddingLeft:pl paddingRight:pr
    paddingInline:px paddingBlock:py paddingInlineStart:ps paddingInlineEnd:pe gap rowGap columnGap
    inset insetInline insetBlock insetInlineStart insetInlineEnd insetBlockStart insetBlockEnd
    top bottom left right scrollMarginTop scrollPaddingInline`,
  ),
  ...tokensOf('sizes', 'width:w minWidth:minW maxWidth:maxW height:h minHeight:minH maxHeight:maxH'),
  ...tokensOf('radii', 'borderRadius:rounded'),
  ...tokensOf(
    'colors',
    `background:bg backgroundColor color fill stroke accentColor outlineColor
    borderColor borderTopColor borderBottomColor borderInlineEndColor`,
    (property) => (value, { utils }) => ({ [property]: utils.colorMix(value).invalid ? value : utils.colorMix(value).value }),
  ),
  ...tokensOf('shadows', 'boxShadow:shadow'),
  ...tokensOf('fontWeights', 'fontWeight'),
  borderTopRadius: {
    values: 'radii',
    shorthand: 'roundedTop',
    transform: (radius: string) => ({ borderTopLeftRadius: radius, borderTopRightRadius: radius }),
  },
  boxSize: { values: 'sizes', transform: (size: string) => ({ width: size, height: size }) },
  hideFrom: { values: 'breakpoints', transform: (_, { raw }) => ({ [`@breakpoint ${raw}`]: { display: 'none' } }) },
  hideBelow: { values: 'breakpoints', transform: (_, { raw }) => ({ [`@breakpoint ${raw}Down`]: { display: 'none' } }) },
  truncate: {
    transform: (value: boolean) => (value ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {}),
  },
  lineClamp: {
    transform: (lines: number) => ({
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitLineClamp: lines,
      WebkitBoxOrient: 'vertical',
    }),
  },
};

type Transform = NonNullable<NonNullable<Utility>['transform']>;

/** Reads `property:short property …`; each takes its named values from one category of tokens. */
function tokensOf(category: string, list: string, transform?: (property: string) => Transform): Utilities {
  const entries = list.split(/\s+/).map((entry): [string, Utility] => {
    const [property = '', shorthand] = entry.split(':');
    return [property, { values: category, shorthand, transform: transform?.(property) } as Utility];
  });
  return Object.fromEntries(entries);
}
