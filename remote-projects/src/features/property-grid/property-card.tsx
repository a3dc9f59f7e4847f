import type { ReactNode } from 'react';
import { CardFrame, CardLink } from '@site/ui/cards';
import { chakra, Heading, type HeadingLevel } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { PropertyFacts } from '../../components/property-facts';
import { inLocalArea } from '../../content/local-area';
import { formatPrice, type Property } from '../../content/properties';
import { homeAddress } from '../../model/home-address';

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
        <Body>
          <chakra.p textStyle="priceSm">
            {`${formatPrice(price)} `}
            <Status>{saleStatus}</Status>
          </chakra.p>
          <Heading as={`h${level}`} textStyle="ui" fontWeight="semibold" marginTop="6px">
            {neighborhood}
          </Heading>
          <chakra.p color="fg.muted" fontSize=".9375rem" lineHeight="1.5" marginBottom="4">
            {city}
          </chakra.p>
          <chakra.div marginTop="auto" borderTop="1px solid {colors.border.hairline}" paddingTop="14px">
            <PropertyFacts beds={beds} baths={baths} area={inLocalArea(home.area, home)} />
          </chakra.div>
        </Body>
      </CardLink>
    </CardFrame>
  );
}

const SIZES = '(min-width: 1440px) 302px, (min-width: 1024px) 22vw, (min-width: 640px) 46vw, 92vw';

const Body = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', flex: 1, padding: '5', paddingBottom: '18px' },
});

const Status = chakra('span', {
  base: { color: 'fg.muted', fontSize: '.875rem', fontWeight: 'medium', letterSpacing: 0 },
});
