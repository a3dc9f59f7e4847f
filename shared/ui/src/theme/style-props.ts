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
    paddingInline:px paddingBlock:py paddingInlineStart:ps paddingInlineEnd:pe gap rowGap:gapY columnGap:gapX
    inset insetInline:insetX insetBlock:insetY insetInlineStart:insetStart insetInlineEnd:insetEnd insetBlockStart insetBlockEnd
    top bottom left right scrollMarginTop scrollPaddingTop`,
  ),
  ...tokensOf(
    'sizes',
    `width:w minWidth:minW maxWidth:maxW height:h minHeight:minH maxHeight:maxH inlineSize blockSize flexBasis`,
  ),
  ...tokensOf(
    'radii',
    `borderRadius:rounded borderTopLeftRadius:roundedTopLeft borderTopRightRadius:roundedTopRight
    borderBottomLeftRadius:roundedBottomLeft borderBottomRightRadius:roundedBottomRight`,
  ),
  ...tokensOf(
    'colors',
    `background:bg backgroundColor:bgColor color fill stroke accentColor caretColor outlineColor textDecorationColor
    borderColor borderTopColor borderBottomColor borderLeftColor borderRightColor borderInlineStartColor
    borderInlineEndColor borderBlockColor`,
    (property) => (value, { utils }) => ({ [property]: utils.colorMix(value).invalid ? value : utils.colorMix(value).value }),
  ),
  ...tokensOf('shadows', 'boxShadow:shadow'),
  ...tokensOf('fontWeights', 'fontWeight'),
  ...tokensOf('easings', 'transitionTimingFunction animationTimingFunction'),
  ...tokensOf(
    undefined,
    `position:pos flexDirection:flexDir textDecoration:textDecor mixBlendMode:blendMode backgroundImage:bgImage
    backgroundSize:bgSize backgroundPosition:bgPos backgroundRepeat:bgRepeat borderInline:borderX borderBlock:borderY`,
  ),
  ...corners('Top', 'TopLeft', 'TopRight'),
  ...corners('Bottom', 'BottomLeft', 'BottomRight'),
  ...corners('Left', 'TopLeft', 'BottomLeft'),
  ...corners('Right', 'TopRight', 'BottomRight'),
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
function tokensOf(category: string | undefined, list: string, transform?: (property: string) => Transform): Utilities {
  const entries = list.split(/\s+/).map((entry): [string, Utility] => {
    const [property = '', shorthand] = entry.split(':');
    return [property, { values: category, shorthand, transform: transform?.(property) } as Utility];
  });
  return Object.fromEntries(entries);
}

/** Two corners at once: `roundedTop`. */
function corners(side: string, one: string, other: string): Utilities {
  const transform: Transform = (radius) => ({ [`border${one}Radius`]: radius, [`border${other}Radius`]: radius });
  return { [`border${side}Radius`]: { values: 'radii', shorthand: [`rounded${side}`], transform } };
}
