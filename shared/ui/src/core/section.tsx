import { chakra } from '@chakra-ui/react/styled-system';

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
