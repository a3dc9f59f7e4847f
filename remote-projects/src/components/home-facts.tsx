import type { ReactNode } from 'react';
import { Box, chakra, Flex, VisuallyHidden } from '@site/ui/core';
import { Bath, BedDouble, Scaling, type LucideIcon } from 'lucide-react';

export interface HomeFactsProps {
  beds: number;
  baths: number;
  /** With its unit. */
  area?: string;
  long?: boolean;
}

export function HomeFacts({ beds, baths, area, long = false }: HomeFactsProps) {
  return (
    <List role="list" long={long}>
      <Fact icon={BedDouble}>
        <Count count={beds} unit="bedroom" long={long} />
      </Fact>
      <Fact icon={Bath}>
        <Count count={baths} unit="bath" long={long} />
      </Fact>
      {area !== undefined && (
        <Fact icon={Scaling} css={alignedArea}>
          {area}
        </Fact>
      )}
    </List>
  );
}

function Fact({ icon, children, ...rest }: { icon: LucideIcon; children: ReactNode; css?: typeof alignedArea }) {
  return (
    <Flex as="li" align="center" gap="6px" position="relative" {...rest}>
      <Box as={icon} boxSize="18px" color="fg.muted" aria-hidden />
      {children}
    </Flex>
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
  whiteSpace: 'nowrap',
  '@container (max-width: 16rem)': { flexBasis: 'full' },
  // Large text on a phone.
  '@container (max-width: 12rem)': { whiteSpace: 'normal' },
} as const;

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '10px', rowGap: '1', color: 'fg.soft' },
  variants: { long: { true: { columnGap: '18px', textStyle: 'medium' }, false: { textStyle: 'caption' } } },
});
