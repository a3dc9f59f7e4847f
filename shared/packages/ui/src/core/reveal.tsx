import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';

import { appearsAttribute, startedAttribute } from '@site/hydration/names';
import { watchReveal } from './reveal-stage';
import { chakra } from './styled';

const Base = chakra('div', {
  base: {
    // Set by the stage on the element itself. Paper, no scripting and reduced motion never see them.
    '@media screen and (prefers-reduced-motion: no-preference)': {
      '&[data-reveal=waiting]': { opacity: 0, transform: 'translateY(24px)' },
      '&[data-reveal=shown]': {
        transition: 'opacity 1000ms {easings.reveal}, transform 1000ms {easings.reveal}',
      },
    },
    // Until the shell runs, lazy pictures that no part of the screen shows leave the line to the first scripts:
    // Chromium asks for what is nearer than 1250 px, but for nothing that is clipped away. Without a view timeline, or
    // without scripting, nothing is.
    '@media screen and (scripting: enabled)': {
      [`html:not([${startedAttribute}]) &`]: {
        animation: 'hold linear both',
        animationTimeline: 'view()',
        animationRange: 'entry 0% entry 1px',
      },
    },
  },
});

export type RevealProps = ComponentProps<typeof Base> & {
  /** Neighbours that come into view together follow each other by 80 ms, 240 ms at most. */
  stagger?: boolean;
};

/**
 * Fades in once, in 1000 ms, when it is scrolled into view (CARD-06). The server's HTML shows it as it is,
 * and so does the page before it is scrolled: nothing is hidden from a reader who is not there yet.
 */
export function Reveal({ stagger = false, ...rest }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? watchReveal(ref.current, stagger) : undefined), [stagger]);
  return <Base ref={ref} {...{ [appearsAttribute]: stagger ? 'stagger' : '' }} {...rest} />;
}
