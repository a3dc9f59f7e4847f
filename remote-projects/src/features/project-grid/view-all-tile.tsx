import { ButtonLink, chakra } from '@site/ui/core';
import { ArrowRight } from 'lucide-react';

export interface ViewAllTileProps {
  to: string;
  count: number;
  /** Says what is counted: it is read right after the number. */
  text: string;
}

/** The ninth cell of the landing grid: it closes 3 × 3 and leads to the whole list. */
export function ViewAllTile({ to, count, text }: ViewAllTileProps) {
  return (
    <Tile>
      <Count>{count}</Count>
      <div>
        <chakra.p fontWeight="medium" lineHeight="1.5" marginBottom="6">
          {text}
        </chakra.p>
        <ButtonLink to={to} variant="outline" iconEnd={<ArrowRight size={20} aria-hidden />}>
          View All
        </ButtonLink>
      </div>
    </Tile>
  );
}

const Tile = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '12',
    minHeight: { md: '400px' },
    // Three in a row leave 213 px at 768, and the button needs 173 of them.
    padding: { base: '28px', md: '5', lg: '8' },
    borderRadius: 'card',
    bg: 'bg.sand',
  },
});

/** The one place of weight 300. */
const Count = chakra('p', {
  base: { fontSize: { base: '4.5rem', md: '6rem' }, fontWeight: 'light', letterSpacing: '-.06em', lineHeight: 0.9 },
});
