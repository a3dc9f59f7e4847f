import { defineRecipe } from '@chakra-ui/react/styled-system';

/** 52 px high, with 16 px text so that phones do not zoom. */
export const controlRecipe = defineRecipe({
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
    fontWeight: 'medium',
    lineHeight: 1.4,
    transition: 'border-color 150ms',
    _placeholder: { fontWeight: 'body' },
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
