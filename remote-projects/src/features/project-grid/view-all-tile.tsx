import { ButtonLink, chakra } from '@site/ui/core';
import { ArrowRight } from 'lucide-react';

export interface ViewAllTileProps {
  to: string;
  count: number;
  text: string;
}

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
    // At 768 px the tile is 213 px wide, and the button needs 173.
    padding: { base: '28px', md: '5', lg: '8' },
    borderRadius: 'card',
    bg: 'bg.sand',
  },
});

const Count = chakra('p', {
  base: { fontSize: { base: '4.5rem', md: '6rem' }, fontWeight: 'light', letterSpacing: '-.06em', lineHeight: 0.9 },
});
