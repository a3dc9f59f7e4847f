import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

import { appearsAttribute, startedAttribute } from '@site/runtime/names';
import { watchReveal } from './reveal-stage';

const Base = chakra('div', {
  base: {
    // Set by the stage. Print, no scripting and reduced motion ignore it.
    '@media screen and (prefers-reduced-motion: no-preference)': {
      '&[data-reveal=waiting]': { opacity: 0, transform: 'translateY(24px)' },
      '&[data-reveal=shown]': {
        transition: 'opacity 1000ms {easings.reveal}, transform 1000ms {easings.reveal}',
      },
    },
    // Until the shell runs, lazy pictures outside the screen must not compete with scripts: Chromium fetches lazy
    // pictures within 1250 px, but not clipped ones. Without view timelines or scripting nothing is clipped.
    '@media screen and (scripting: enabled)': {
      [`html:not([${startedAttribute}]) &`]: {
        animation: 'hold linear both',
        animationTimeline: 'view()',
        animationRange: 'entry 0% entry 1px',
      },
    },
  },
});

type RevealProps = ComponentProps<typeof Base> & {
  /** Neighbors follow each other by 80 ms, 240 ms at most. */
  stagger?: boolean;
};

/** Fades in once, in 1000 ms, when scrolled into view (CARD-06). Visible in the HTML and until the first scroll. */
export function Reveal({ stagger = false, ...rest }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? watchReveal(ref.current, stagger) : undefined), [stagger]);
  // The stage marks elements that are not hydrated yet.
  return <Base ref={ref} suppressHydrationWarning {...{ [appearsAttribute]: stagger ? 'stagger' : '' }} {...rest} />;
}
