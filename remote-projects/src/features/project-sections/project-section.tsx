import type { ReactNode } from 'react';
import { Box, chakra, Container, Grid, GridItem, Heading, Stack, Text } from '@site/ui/core';

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

export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Stack gap="6">
      {paragraphs.map((paragraph, index) => (
        <Text key={paragraph} textStyle="reading" maxW="70ch" color={index === 0 ? 'fg.default' : 'fg.soft'}>
          {paragraph}
        </Text>
      ))}
    </Stack>
  );
}

export function RuledParagraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Grid
      templateColumns={{ md: 'repeat(2, minmax(0, 1fr))', _print: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="12"
      rowGap={{ base: '28px', md: '10' }}
    >
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} paddingTop="5" borderTop="2px solid {colors.fg.default}" color="fg.soft">
          {paragraph}
        </Text>
      ))}
    </Grid>
  );
}
