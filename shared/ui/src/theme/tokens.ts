import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';

import { colors } from './colors';

/** Chakra's numbers (1 = 4 px), reduced to the design's steps. */
const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 24, 32] as const;

function scale<const Step extends number>(of: readonly Step[]) {
  return Object.fromEntries(of.map((step) => [step, { value: `${step / 4}rem` }])) as Record<
    `${Step}`,
    { value: string }
  >;
}

export const tokens = defineTokens({
  spacing: scale(steps),
  // Not a spread, after which declarations would type 11 and 15 as numbers. 44 and 60 px: small and large button.
  sizes: Object.assign(scale([...steps, 11, 15]), {
    control: { value: '3.25rem' },
    container: { value: '1280px' },
    full: { value: '100%' },
  }),
  radii: {
    control: { value: '10px' },
    thumb: { value: '12px' },
    card: { value: '16px' },
    full: { value: '9999px' },
  },
  shadows: {
    panel: { value: '0 2px 4px rgba(26,22,17,.06), 0 24px 56px -12px rgba(26,22,17,.22)' },
    form: { value: '0 1px 2px rgba(26,22,17,.05), 0 6px 20px rgba(26,22,17,.05)' },
  },
  easings: {
    reveal: { value: 'cubic-bezier(.2,.7,.2,1)' },
  },
});

/** Dependent on the screen or the color mode. */
export const semanticTokens = defineSemanticTokens({
  colors,
  spacing: {
    gutter: { value: { base: '1.25rem', sm: '2.5rem', lg: '5rem' } },
    section: { value: { base: '4rem', sm: '6rem', lg: '8rem' } },
  },
  radii: {
    panel: { value: { base: '20px', md: '24px' } },
  },
});

/** In em of the browser's font size. */
export const breakpoints = { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' };
