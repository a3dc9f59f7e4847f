import type { ReactNode } from 'react';
import { Box, Flex, Grid, Heading, Text } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { MapPin } from 'lucide-react';
import { HomeFacts } from '../../components/home-facts';
import { featuredLocation, featuredPrice, type FeaturedHome } from '../../content/featured-homes';

interface FeaturedHomeCardProps {
  home: FeaturedHome;
  place: ReactNode;
  arrows: ReactNode;
}

export function FeaturedHomeCard({ home, place, arrows }: FeaturedHomeCardProps) {
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '7fr 5fr' }}
      bg="bg.surface"
      border="1px solid {colors.border.hairline}"
      borderRadius="panel"
      overflow="hidden"
    >
      <Box h={{ base: '260px', md: '360px', lg: 'full' }} minH={{ lg: '480px' }} position="relative">
        <Picture key={home.id} image={home.image} sizes={sizes} priority position="absolute" inset="0" h="full" />
      </Box>
      <Flex
        flexDirection="column"
        minHeight={{ base: '400px', sm: '340px', lg: 0 }}
        padding={{ base: '6', md: '12', lg: '8', xl: '12' }}
      >
        {place}
        <Heading minHeight={{ lg: '3lh', xl: '2lh' }}>{home.title}</Heading>
        <Flex as="p" alignItems="center" gap="2" marginTop="14px" marginBottom="18px" textStyle="medium">
          <Box as={MapPin} boxSize="5" color="brand.line" aria-hidden />
          {featuredLocation}
        </Flex>
        <Text color="fg.muted" maxW="44ch" minHeight={{ lg: '4lh' }} mb="6">
          {home.description}
        </Text>
        <HomeFacts {...home.rooms} long />
        <Flex align="center" justify="space-between" wrap="wrap" gap="4" mt="auto" pt="8">
          <Text textStyle="priceFeatured">{featuredPrice}</Text>
          {arrows}
        </Flex>
      </Flex>
    </Grid>
  );
}

const sizes = '(min-width: 1440px) 747px, (min-width: 1024px) 52vw, 92vw';
