import type { ReactNode } from 'react';
import { Box, Grid, Heading } from '@site/ui/core';
import { Picture, type ImageAsset } from '@site/ui/media';

export interface AccountScreenProps {
  title: string;
  image: ImageAsset;
  /** An `object-position`, e.g. `62% 50%`. */
  position?: string;
  children: ReactNode;
}

/** Pixels. The photograph has at least this height, so it is wider than its half. */
const HEIGHT = 816;

export function AccountScreen({ title, image, position, children }: AccountScreenProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      minH={{ lg: `${HEIGHT}px` }}
      bg="bg.surface"
    >
      <Box
        position="relative"
        h={{ base: '180px', sm: '240px', lg: 'auto' }}
        // On a phone held sideways the fields are in the first screen.
        css={{ '@media (max-height: 30em)': { display: { base: 'none', lg: 'block' } } }}
      >
        <Picture
          image={image}
          // Less than the strip on phones: at 3x the 1080 px file is enough, at half the bytes of 1440.
          sizes={`(min-width: 1024px) max(50vw, ${Math.ceil((HEIGHT * image.width) / image.height)}px), 92vw`}
          priority
          position="absolute"
          inset="0"
          h="full"
          objectPosition={position}
        />
      </Box>
      <Grid
        placeItems="center"
        px={{ base: 'gutter', lg: '10' }}
        pt={{ base: '10', lg: '16' }}
        pb="16"
        css={{
          '@media (max-height: 30em)': {
            paddingTop: '4',
            '&& > *': { maxWidth: '40rem' },
            '& h1': { marginBottom: '3' },
            '& form': { gap: '3' },
          },
        }}
      >
        <Box w="full" maxW="432px">
          <Heading as="h1" textStyle="h1" tabIndex={-1} mb={{ base: '5', lg: '6' }}>
            {title}
          </Heading>
          {children}
        </Box>
      </Grid>
    </Grid>
  );
}
