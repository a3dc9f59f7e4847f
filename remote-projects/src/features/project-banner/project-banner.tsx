import type { ReactNode } from 'react';
import { Box, Flex, Heading, HStack, Text } from '@site/ui/core';
import { PhotoHero } from '@site/ui/cards';
import type { ImageAsset } from '@site/ui/media';
import { MapPin } from 'lucide-react';

export interface ProjectBannerProps {
  image: ImageAsset;
  upright: ImageAsset;
  name: string;
  /** The name in Urdu. */
  urdu: string;
  city: string;
  /** An `object-position`. */
  position?: string;
  actions: ReactNode;
}

export function ProjectBanner({ image, upright, name, urdu, city, position = '50% 70%', actions }: ProjectBannerProps) {
  return (
    <PhotoHero image={image} upright={upright} objectPosition={position}>
      <Box // On one line with the buttons where both fit; not on phones with text at 200 %.
        display={{ base: 'flex', sm: 'grid' }}
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gridTemplateColumns="minmax(0, 1fr) auto"
        gridTemplateAreas={`"city actions" "title actions" "urdu actions"`}
        columnGap="6"
        rowGap="4"
      >
        <Flex as="p" gridArea="city" alignItems="center" gap="2" textStyle="largeSemibold">
          <Box as={MapPin} boxSize="5" color="brand.solid" aria-hidden />
          {city}
        </Flex>
        <HStack gridArea="actions" alignSelf="end" _print={{ display: 'none' }} gap="3" color="fg.default" css={disc}>
          {actions}
        </HStack>
        <Heading as="h1" textStyle="h1" tabIndex={-1} gridArea="title" flexBasis="full">
          {name}
        </Heading>
        <Text lang="ur" dir="rtl" gridArea="urdu" justifySelf="start" textStyle="urdu">
          {urdu}
        </Text>
      </Box>
    </PhotoHero>
  );
}

const disc = {
  '& [aria-pressed][aria-label]': { bg: 'bg.surface', color: 'fg.default' },
  '& [aria-pressed=false] svg': { fill: 'none', filter: 'none' },
} as const;
