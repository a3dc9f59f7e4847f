import { chakra, VisuallyHidden } from '@site/ui/core';
import { Bath, BedDouble, Scaling } from 'lucide-react';

export interface PropertyFactsProps {
  beds: number;
  baths: number;
  /** With its unit. */
  area?: string;
  long?: boolean;
}

export function PropertyFacts({ beds, baths, area, long = false }: PropertyFactsProps) {
  return (
    <List role="list" long={long}>
      <li>
        <BedDouble size={18} aria-hidden />
        <Count count={beds} unit="bedroom" long={long} />
      </li>
      <li>
        <Bath size={18} aria-hidden />
        <Count count={baths} unit="bath" long={long} />
      </li>
      {area !== undefined && (
        <li>
          <Scaling size={18} aria-hidden />
          {area}
        </li>
      )}
    </List>
  );
}

function Count({ count, unit, long }: { count: number; unit: string; long: boolean }) {
  const words = ` ${unit}${count === 1 ? '' : 's'}`;
  return (
    <span>
      {count}
      {long ? words : <VisuallyHidden>{words}</VisuallyHidden>}
    </span>
  );
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '18px',
    rowGap: '1',
    color: 'fg.soft',
    fontSize: '.875rem',
    fontWeight: 'medium',
    '& li': { display: 'flex', alignItems: 'center', gap: '7px', position: 'relative' },
    '& svg': { color: 'fg.muted' },
  },
  variants: { long: { true: { fontSize: '1rem' } } },
});
