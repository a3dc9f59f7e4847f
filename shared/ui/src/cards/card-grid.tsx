import { Children, Suspense } from 'react';
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

import { Reveal } from '../core/reveal';

const List = chakra('ul', {
  base: { display: 'grid', gap: { base: '3', sm: '6' } },
  variants: {
    columns: {
      projects: {
        gridTemplateColumns: { base: columns(1), sm: columns(2), lg: columns(4), _print: columns(4) },
      },
      landing: {
        gridTemplateColumns: { base: columns(1), sm: columns(2), md: columns(3), _print: columns(4) },
        gap: { lg: '8' },
      },
      property: {
        gridTemplateColumns: { base: columns(1), sm: columns(2), lg: columns(4), _print: columns(3) },
      },
    },
  },
});

interface CardGridProps {
  /** Columns by width: projects 1/2/2/4, landing and blog 1/2/3/3, property 1/2/2/4 (CARD-03 to CARD-05). */
  columns: 'projects' | 'landing' | 'property';
  label?: string;
  tail?: ReactNode;
  children: ReactNode;
}

/** Cards as a list. Each hydrates separately, and is revealed once when scrolled into view. */
export function CardGrid({ columns: variant, label, tail, children }: CardGridProps) {
  return (
    // Explicit role, because Safari drops it for a list without markers.
    <List columns={variant} role="list" aria-label={label}>
      {Children.map(children, (card) => (
        <Suspense>
          <Reveal as="li" stagger display="grid" minWidth="0">
            {card}
          </Reveal>
        </Suspense>
      ))}
      {tail && (
        <chakra.li aria-hidden="true" gridColumn="span 2" hideBelow="lg">
          {tail}
        </chakra.li>
      )}
    </List>
  );
}

function columns(count: number): string {
  return `repeat(${count}, minmax(0, 1fr))`;
}
