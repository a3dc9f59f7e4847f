import { CardFrame, CardGrid, CardLink } from '@site/ui/cards';
import { Box, Flex, Heading, type HeadingLevel, Text } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { FavoriteHeart, type OnRemove } from './favorite-heart';
import { HomeFacts } from './home-facts';
import { inLocalArea } from '../model/local-area';
import { formatPrice } from '../model/amount';
import type { Home } from '../content/catalogue';
import { homeAddress } from '../model/home-address';

export interface HomeGridProps {
  homes: readonly Home[];
  label: string;
  level?: HeadingLevel;
  onRemove?: OnRemove;
}

export function HomeGrid({ homes, label, level, onRemove }: HomeGridProps) {
  return (
    <CardGrid columns="property" label={label}>
      {homes.map((home) => (
        <HomeCard key={home.id} home={home} level={level} onRemove={onRemove} />
      ))}
    </CardGrid>
  );
}

export interface HomeCardProps {
  home: Home;
  level?: HeadingLevel;
  onRemove?: OnRemove | undefined;
}

export function HomeCard({ home, level = 3, onRemove }: HomeCardProps) {
  const { id, image, price, saleStatus, neighborhood, city, beds, baths } = home;
  return (
    <CardFrame action={<FavoriteHeart id={`property:${id}`} name={neighborhood} onRemove={onRemove} />}>
      <CardLink to={homeAddress(home)} variant="outline">
        <Picture image={image} sizes={sizes} aspectRatio="4/3" />
        <Flex
          flexDirection="column"
          flex={1}
          paddingInline={{ base: '5', lg: '3', xl: '5' }}
          paddingTop="5"
          paddingBottom="18px"
        >
          <Text textStyle="priceSm">
            {`${formatPrice(price)} `}
            <Box as="span" color="fg.muted" textStyle="caption" whiteSpace="nowrap">
              {saleStatus}
            </Box>
          </Text>
          <Heading as={`h${level}`} textStyle="uiSemibold" marginTop="6px">
            {neighborhood}
          </Heading>
          <Text color="fg.muted" textStyle="cardLine" marginBottom="4">
            {city}
          </Text>
          <Box
            containerType="inline-size"
            marginTop="auto"
            borderTop="1px solid {colors.border.hairline}"
            paddingTop="14px"
          >
            <HomeFacts beds={beds} baths={baths} area={inLocalArea(home.area, home)} />
          </Box>
        </Flex>
      </CardLink>
    </CardFrame>
  );
}

const sizes = '(min-width: 1440px) 302px, (min-width: 1024px) 22vw, (min-width: 640px) 46vw, 92vw';
