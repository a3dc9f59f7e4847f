import type { ReactNode } from 'react';
import { CardFrame, CardGrid, CardLink } from '@site/ui/cards';
import { Box, Flex, Heading, type HeadingLevel, Text } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { PropertyFacts } from '../../components/property-facts';
import { inLocalArea } from '../../content/home-places';
import { formatPrice, type Property } from '../../content/properties';
import { homeAddress } from '../../model/home-address';

export interface PropertyGridProps {
  homes: readonly Property[];
  label: string;
  action: (home: Property) => ReactNode;
  level?: HeadingLevel;
  eager?: number;
}

export function PropertyGrid({ homes, label, action, level, eager = 0 }: PropertyGridProps) {
  return (
    <CardGrid columns="property" label={label}>
      {homes.map((home, index) => (
        <PropertyCard key={home.id} home={home} level={level} action={action(home)} priority={index < eager} />
      ))}
    </CardGrid>
  );
}

export interface PropertyCardProps {
  home: Property;
  level?: HeadingLevel;
  action: ReactNode;
  priority?: boolean;
}

export function PropertyCard({ home, level = 3, action, priority }: PropertyCardProps) {
  const { image, price, saleStatus, neighborhood, city, beds, baths } = home;
  return (
    <CardFrame action={action}>
      <CardLink to={homeAddress(home)} paper>
        <Picture image={image} sizes={SIZES} priority={priority} aspectRatio="4/3" />
        <Flex flexDirection="column" flex={1} padding="5" paddingBottom="18px">
          <Text textStyle="priceSm">
            {`${formatPrice(price)} `}
            <Box as="span" color="fg.muted" fontSize=".875rem" fontWeight="medium" letterSpacing={0}>
              {saleStatus}
            </Box>
          </Text>
          <Heading as={`h${level}`} textStyle="ui" fontWeight="semibold" marginTop="6px">
            {neighborhood}
          </Heading>
          <Text color="fg.muted" fontSize=".9375rem" lineHeight="1.5" marginBottom="4">
            {city}
          </Text>
          <Box marginTop="auto" borderTop="1px solid {colors.border.hairline}" paddingTop="14px">
            <PropertyFacts beds={beds} baths={baths} area={inLocalArea(home.area, home)} />
          </Box>
        </Flex>
      </CardLink>
    </CardFrame>
  );
}

const SIZES = '(min-width: 1440px) 302px, (min-width: 1024px) 22vw, (min-width: 640px) 46vw, 92vw';
