import type { SystemConfig } from '@chakra-ui/react/styled-system';

type Utilities = NonNullable<SystemConfig['utilities']>;
type Utility = Utilities[string];

export const tokenProps = {
  spacing: {
    margin: 'm',
    marginTop: 'mt',
    marginBottom: 'mb',
    marginLeft: 'ml',
    marginRight: 'mr',
    marginInline: 'mx',
    marginBlock: 'my',
    marginInlineStart: 'ms',
    marginInlineEnd: 'me',
    padding: 'p',
    paddingTop: 'pt',
    paddingBottom: 'pb',
    paddingLeft: 'pl',
    paddingRight: 'pr',
    paddingInline: 'px',
    paddingBlock: 'py',
    paddingInlineStart: 'ps',
    paddingInlineEnd: 'pe',
    gap: '',
    rowGap: '',
    columnGap: '',
    inset: '',
    insetInline: '',
    insetBlock: '',
    insetInlineStart: '',
    insetInlineEnd: '',
    insetBlockStart: '',
    insetBlockEnd: '',
    top: '',
    bottom: '',
    left: '',
    right: '',
    scrollMarginTop: '',
    scrollPaddingInline: '',
  },
  sizes: { width: 'w', minWidth: 'minW', maxWidth: 'maxW', height: 'h', minHeight: 'minH', maxHeight: 'maxH' },
  radii: { borderRadius: 'rounded' },
  colors: {
    background: 'bg',
    backgroundColor: '',
    color: '',
    fill: '',
    stroke: '',
    accentColor: '',
    outlineColor: '',
    borderColor: '',
    borderTopColor: '',
    borderBottomColor: '',
    borderInlineEndColor: '',
  },
  shadows: { boxShadow: 'shadow' },
  fontWeights: { fontWeight: '' },
} as const;

/**
 * Tokens and short names of style props; other CSS properties take plain values. Chakra's list (gradients, filters,
 * rings, `divideX` …) costs 4 KB per page and half of the theme's start time.
 */
export const styleProps: Utilities = {
  ...tokensOf('spacing'),
  ...tokensOf('sizes'),
  ...tokensOf('radii'),
  ...tokensOf('colors', (property) => (value, { utils }) => ({
    [property]: utils.colorMix(value).invalid ? value : utils.colorMix(value).value,
  })),
  ...tokensOf('shadows'),
  ...tokensOf('fontWeights'),
  borderTopRadius: {
    values: 'radii',
    shorthand: 'roundedTop',
    transform: (radius: string) => ({ borderTopLeftRadius: radius, borderTopRightRadius: radius }),
  },
  boxSize: { values: 'sizes', transform: (size: string) => ({ width: size, height: size }) },
  hideFrom: { values: 'breakpoints', transform: (_, { raw }) => ({ [`@breakpoint ${raw}`]: { display: 'none' } }) },
  hideBelow: {
    values: 'breakpoints',
    transform: (_, { raw }) => ({ [`@breakpoint ${raw}Down`]: { display: 'none' } }),
  },
  truncate: {
    transform: (value: boolean) =>
      value ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {},
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

function tokensOf(category: keyof typeof tokenProps, transform?: (property: string) => Transform): Utilities {
  const entries = Object.entries<string>(tokenProps[category]).map(([property, short]): [string, Utility] => {
    return [property, { values: category, shorthand: short || undefined, transform: transform?.(property) } as Utility];
  });
  return Object.fromEntries(entries);
}
