import { Link } from '@site/runtime/router';
import { Box, chakra, Grid, Heading, Text } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { FavoriteHeart } from '../../components/favorite-heart';
import { HomeFacts } from '../../components/home-facts';
import { inLocalArea } from '../../model/local-area';
import { formatPrice } from '../../model/amount';
import type { Home } from '../../content/catalogue';
import { homeAddress } from '../../model/home-address';

export interface HomeRowsProps {
  homes: readonly Home[];
  label: string;
}

export function HomeRows({ homes, label }: HomeRowsProps) {
  return (
    <Grid as="ul" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '3', md: '4' }} role="list" aria-label={label}>
      {homes.map((home, index) => (
        <li key={index}>
          <Box as="article" position="relative">
            <Body to={homeAddress(home)}>
              <Box flex={{ base: '1 1 116px', md: '0 0 220px' }}>
                <Picture
                  image={home.image}
                  sizes="(min-width: 768px) 220px, 116px"
                  h="full"
                  minH={{ base: '140px', md: '165px' }}
                />
              </Box>
              <Words home={home} />
            </Body>
            <Box position="absolute" top="3" insetInlineEnd="3">
              <FavoriteHeart id={`property:${home.id}`} name={home.neighborhood} />
            </Box>
          </Box>
        </li>
      ))}
    </Grid>
  );
}

function Words({ home }: { home: Home }) {
  return (
    <Box flex="999 1 10rem" minWidth={0} padding={{ base: '4', md: '5' }} paddingInlineEnd={{ base: '14', md: '18' }}>
      <Text textStyle="priceSm">
        {formatPrice(home.price)}{' '}
        <Text as="span" textStyle="smallMedium" color="fg.muted" whiteSpace="nowrap">
          {home.saleStatus}
        </Text>
      </Text>
      <Heading as="h3" textStyle="cardTitleSmall" mt="1">
        {home.neighborhood}
      </Heading>
      <Text color="fg.muted">{home.city}</Text>
      <Text color="fg.muted" mt="2" maxW="70ch" hideBelow="md">
        {home.description}
      </Text>
      <Box containerType="inline-size" mt="3" marginInlineEnd={{ base: '-10', md: '0' }}>
        <HomeFacts beds={home.beds} baths={home.baths} area={inLocalArea(home.area, home)} />
      </Box>
    </Box>
  );
}

const Body = chakra(Link, {
  base: {
    display: 'flex',
    // Large text goes below the picture.
    flexWrap: { base: 'wrap', md: 'nowrap' },
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'bg.surface',
    border: '1px solid {colors.border.hairline}',
  },
});
