import { chakra, VisuallyHidden } from '@site/ui/core';
import { Bath, BedDouble, Scaling } from 'lucide-react';

export interface HomeFactsProps {
  beds: number;
  baths: number;
  /** With its unit. */
  area?: string;
  long?: boolean;
}

export function HomeFacts({ beds, baths, area, long = false }: HomeFactsProps) {
  return (
    <List role="list" long={long} css={area === undefined ? undefined : alignedArea}>
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

/** In cards of one width the areas are all beside the counts or all below them, whatever their length. */
const alignedArea = {
  '& > :last-of-type': {
    whiteSpace: 'nowrap',
    '@container (max-width: 16rem)': { flexBasis: 'full' },
    // Large text on a phone.
    '@container (max-width: 12rem)': { whiteSpace: 'normal' },
  },
} as const;

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '10px',
    rowGap: '1',
    color: 'fg.soft',
    '& li': { display: 'flex', alignItems: 'center', gap: '6px', position: 'relative' },
    '& svg': { color: 'fg.muted' },
  },
  variants: { long: { true: { columnGap: '18px', textStyle: 'medium' }, false: { textStyle: 'caption' } } },
});
