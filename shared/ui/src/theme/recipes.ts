import { defineRecipe } from '@chakra-ui/react/styled-system';

const fullOnPhones = { width: { base: 'full', sm: 'auto' } } as const;

const underlined = {
  color: 'fg.brand',
  textDecorationLine: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '5px',
} as const;

/** The chosen one of several. */
export const selected = {
  bg: 'fg.default',
  color: 'white',
  _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
} as const;

/** On phones all but small buttons have the width of their column. */
const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    flexShrink: 0,
    border: '1.5px solid transparent',
    borderRadius: 'control',
    fontWeight: 650,
    letterSpacing: '-.01em',
    lineHeight: 1.2,
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms, color 150ms',
  },
  variants: {
    variant: {
      solid: {
        bg: 'brand.solid',
        color: 'fg.onBrand',
        _hover: { bg: 'brand.hover' },
        _active: { bg: 'brand.active' },
      },
      outline: { borderColor: 'fg.default', color: 'fg.default', _hover: { bg: 'bg.tint' } },
      ink: { bg: 'fg.default', color: 'white', _hover: { bg: 'fg.soft' } },
      plain: { ...underlined, _hover: { color: 'fg.default' } },
    },
    size: {
      sm: { minHeight: '11', paddingInline: '5', paddingBlock: '2', fontSize: '.9375rem' },
      md: { ...fullOnPhones, minHeight: 'control', paddingInline: '26px', paddingBlock: '2', fontSize: '1rem' },
      lg: { ...fullOnPhones, minHeight: '15', paddingInline: '34px', paddingBlock: '2', fontSize: '1rem' },
    },
    fullWidth: { true: { width: 'full' } },
  },
  compoundVariants: [{ variant: 'plain', css: { width: 'auto', minHeight: '11', paddingInline: 0 } }],
  defaultVariants: { variant: 'solid', size: 'md' },
});

const iconButton = defineRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: 'full',
    border: '1.5px solid transparent',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms, color 150ms',
  },
  variants: {
    variant: {
      outline: { bg: 'bg.surface', borderColor: 'border.control', _hover: { bg: 'bg.tint' } },
      /** For photographs: white, without a border. */
      surface: { bg: 'bg.surface', _hover: { bg: 'bg.tint' } },
      ghost: { _hover: { bg: 'bg.sand' } },
    },
    size: { md: { boxSize: '12' }, sm: { boxSize: '11' }, xs: { boxSize: '10' } },
    selected: { true: { ...selected, borderColor: 'fg.default', _hover: { bg: 'fg.soft' } } },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});

/** 52 px high, with 16 px text so that phones do not zoom. */
const input = defineRecipe({
  base: {
    width: 'full',
    minWidth: 0,
    minHeight: 'control',
    paddingInline: '4',
    border: '1px solid {colors.border.control}',
    borderRadius: 'control',
    bg: 'bg.surface',
    color: 'fg.default',
    fontSize: '1rem',
    fontWeight: 550,
    lineHeight: 1.4,
    transition: 'border-color 150ms',
    _placeholder: { fontWeight: 450 },
    _hover: { borderColor: 'fg.muted' },
    _focusVisible: { borderColor: 'fg.default' },
    // An inset shadow thickens the border without moving the text.
    '&[aria-invalid=true]': {
      borderColor: 'fg.error',
      '&:not(:focus-visible)': { boxShadow: 'inset 0 0 0 1px {colors.fg.error}' },
      _highContrast: { borderWidth: '2px' },
    },
  },
  variants: {
    // Physical left: the icon, of 20 px at `spacing.4`, stays there in right-to-left text.
    lead: { true: { paddingLeft: 'calc({spacing.4} + 30px)' } },
    trail: { true: { paddingRight: 'calc({spacing.4} + 30px)' } },
  },
});

const link = defineRecipe({
  base: { transition: 'color 150ms' },
  variants: {
    variant: {
      underline: { ...underlined, fontWeight: 650, _hover: { color: 'fg.default' } },
      plain: { color: 'inherit', _hover: { textDecoration: 'underline', textUnderlineOffset: '5px' } },
    },
  },
  defaultVariants: { variant: 'underline' },
});

const card = defineRecipe({
  base: { display: 'flex', flexDirection: 'column', height: 'full', overflow: 'hidden', borderRadius: 'card' },
  variants: { variant: { outline: { bg: 'bg.surface', border: '1px solid {colors.border.hairline}' }, plain: {} } },
  defaultVariants: { variant: 'plain' },
});

/** The looks of Chakra's components and of ours. Chakra's own are in its preset, which no page loads. */
export const recipes = {
  button,
  card,
  iconButton,
  input,
  link,
  container: defineRecipe({
    base: { width: 'min({sizes.container}, 100% - 2 * {spacing.gutter})', marginInline: 'auto' },
  }),
  heading: defineRecipe({ base: { textStyle: 'h2' } }),
  text: defineRecipe({ base: { textStyle: 'body' } }),
  spinner: defineRecipe({
    base: {
      display: 'inline-block',
      boxSize: '5',
      flexShrink: 0,
      border: '2px solid currentColor',
      borderInlineEndColor: 'transparent',
      borderRadius: 'full',
      animation: 'turn 800ms linear infinite',
    },
  }),
  /** Visible only with focus. */
  skipNavLink: defineRecipe({
    base: {
      position: 'absolute',
      insetInlineStart: '4',
      top: '4',
      zIndex: 100,
      paddingInline: '5',
      paddingBlock: '3',
      borderRadius: 'control',
      bg: 'bg.surface',
      fontWeight: 650,
      '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden', padding: 0 },
    },
  }),
};
