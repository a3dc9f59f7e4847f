import type { ReactNode } from 'react';
import { Box, chakra, Container, GridItem, Heading } from '@site/ui/core';

export interface ProjectSectionProps {
  /** The fragment: `#amenities`. */
  id: string;
  title: string;
  children: ReactNode;
}

export function ProjectSection({ id, title, children }: ProjectSectionProps) {
  return (
    <Box
      as="section"
      // Links from outside stop at the same offset.
      scrollMarginTop="70px"
      paddingBlock={{ base: '16', md: '104px' }}
      css={{ '& + &': { borderTop: '1px solid {colors.border.hairline}' } }}
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <Columns>
        <GridItem gridColumn={{ lg: '1 / 5' }} mb={{ base: '6', lg: '0' }}>
          <Heading id={`${id}-title`}>{title}</Heading>
        </GridItem>
        <GridItem gridColumn={{ lg: '5 / 13' }} minW="0">
          {children}
        </GridItem>
      </Columns>
    </Box>
  );
}

const Columns = chakra(Container, {
  base: { display: { lg: 'grid' }, gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: '8' },
});
