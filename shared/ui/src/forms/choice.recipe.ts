import { defineRecipe } from '@chakra-ui/react';

/** The native box of a checkbox, drawn by us: it stays one element, with the browser's own keyboard and focus. */
export const boxRecipe = defineRecipe({
  base: {
    appearance: 'none',
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    boxSize: '22px',
    border: '1.5px solid {colors.border.control}',
    borderRadius: '6px',
    bg: 'bg.surface',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms',
    _checked: { bg: 'fg.default', borderColor: 'fg.default' },
    _before: {
      content: '""',
      width: '11px',
      height: '6px',
      marginTop: '-3px',
      borderLeft: '2.5px solid white',
      borderBottom: '2.5px solid white',
      transform: 'rotate(-45deg)',
      visibility: 'hidden',
    },
    '&:checked::before': { visibility: 'visible', _highContrast: { borderColor: 'Highlight' } },
  },
});

/** A switch: a track and a knob. */
export const switchRecipe = defineRecipe({
  base: {
    appearance: 'none',
    flexShrink: 0,
    width: '52px',
    height: '30px',
    padding: '3px',
    border: '1.5px solid {colors.border.control}',
    borderRadius: 'full',
    bg: 'bg.surface',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms',
    _before: {
      content: '""',
      display: 'block',
      boxSize: '21px',
      borderRadius: 'full',
      bg: 'border.control',
      transition: 'transform 150ms',
      _highContrast: { bg: 'ButtonText' },
    },
    _checked: { bg: 'fg.default', borderColor: 'fg.default' },
    '&:checked::before': { bg: 'white', transform: 'translateX(22px)', _highContrast: { bg: 'Highlight' } },
  },
});
