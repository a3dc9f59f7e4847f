import type { ReactNode } from 'react';
import { Box, chakra, Flex, Heading, Text } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { MapPin } from 'lucide-react';
import { PropertyFacts } from '../../components/property-facts';
import { featuredLocation, featuredPrice, type FeaturedHome } from '../../content/featured-homes';

interface FeaturedHomeCardProps {
  home: FeaturedHome;
  place: ReactNode;
  arrows: ReactNode;
}

export function FeaturedHomeCard({ home, place, arrows }: FeaturedHomeCardProps) {
  return (
    <Card>
      <Box h={{ base: '260px', md: '360px', lg: '480px' }}>
        <Picture key={home.id} image={home.image} sizes={sizes} priority h="full" />
      </Box>
      <Words>
        {place}
        <Heading>{home.title}</Heading>
        <Place>
          <MapPin size={20} aria-hidden />
          {featuredLocation}
        </Place>
        <Text color="fg.muted" maxW="44ch" mb="6">
          {home.description}
        </Text>
        <PropertyFacts {...home.property} long />
        <Flex align="center" justify="space-between" wrap="wrap" gap="4" mt="auto" pt="8">
          <Price>{featuredPrice}</Price>
          {arrows}
        </Flex>
      </Words>
    </Card>
  );
}

const sizes = '(min-width: 1440px) 747px, (min-width: 1024px) 52vw, 92vw';

const Card = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
    bg: 'bg.surface',
    border: '1px solid {colors.border.hairline}',
    borderRadius: 'panel',
    overflow: 'hidden',
  },
});

const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: { base: '400px', sm: '340px', lg: 0 },
    padding: { base: '6', md: '12' },
  },
});

const Place = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    marginTop: '14px',
    marginBottom: '18px',
    fontWeight: 'medium',
    '& svg': { color: 'brand.line' },
  },
});

const Price = chakra('p', {
  base: { fontSize: '2.25rem', fontWeight: 'bold', letterSpacing: '-.04em', lineHeight: 1 },
});
