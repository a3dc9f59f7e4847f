import { chakra } from './styled';

/** A band across the page. `tight` gives up the space above: two plain sections share one gap. */
export const Section = chakra('section', {
  base: { paddingBlock: 'section' },
  variants: {
    tone: {
      canvas: {},
      sand: { bg: 'bg.sand' },
      white: { bg: 'bg.surface' },
    },
    tight: { true: { paddingTop: 0 } },
  },
  defaultVariants: { tone: 'canvas' },
});
