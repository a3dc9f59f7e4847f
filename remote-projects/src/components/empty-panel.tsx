import type { ComponentProps } from 'react';
import { Box, Grid, Heading } from '@site/ui/core';
import { ParcelMap } from '@site/ui/media';

export interface EmptyPanelProps extends ComponentProps<typeof Grid> {
  title: string;
}

/** In place of a list without cards. */
export function EmptyPanel({ title, children, ...rest }: EmptyPanelProps) {
  return (
    <Grid
      as="section"
      aria-labelledby="empty"
      templateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }}
      templateRows={{ base: 'auto minmax(160px, 1fr)', lg: 'none' }}
      bg="bg.surface"
      rounded="panel"
      overflow="hidden"
      {...rest}
    >
      <Box alignSelf="center" p={{ base: '6', md: '10' }}>
        <Heading id="empty" textStyle="h3">
          {title}
        </Heading>
        {children}
      </Box>
      <Box bg="bg.sand" _print={{ display: 'none' }}>
        <ParcelMap />
      </Box>
    </Grid>
  );
}
