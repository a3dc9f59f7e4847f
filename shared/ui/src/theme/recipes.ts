import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The looks of Chakra's components. Their defaults are in Chakra's preset, which no page loads. */
export const recipes = {
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
      fontWeight: 'strong',
      '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden', padding: 0 },
    },
  }),
};
