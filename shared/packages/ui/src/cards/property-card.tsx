import type { ReactNode } from 'react';

import { Heading } from '../core/heading';
import type { HeadingLevel } from '../core/heading';
import { chakra } from '../core/styled';
import type { ImageAsset } from '../media/image-asset';
import { Picture } from '../media/picture';
import { CardFrame, CardLink } from './card-frame';
import { PropertyFacts } from './property-facts';

export interface PropertyCardProps {
  to: string;
  image: ImageAsset;
  /** As it is shown, e.g. "$90,000". */
  price: string;
  /** E.g. "per month" or "for sale". */
  saleStatus: string;
  name: string;
  city: string;
  beds: number;
  baths: number;
  /** In square metres. */
  area: number;
  level?: HeadingLevel;
  /** A button beside the link, e.g. `HeartButton`. */
  action?: ReactNode;
  /** For a card in the first screen. */
  priority?: boolean;
}

/** A home with its price and three facts; the whole card is one link. */
export function PropertyCard({
  to,
  image,
  price,
  saleStatus,
  name,
  city,
  level = 3,
  action,
  priority,
  ...facts
}: PropertyCardProps) {
  return (
    <CardFrame action={action}>
      <CardLink to={to} paper>
        <Picture image={image} sizes={SIZES} priority={priority} aspectRatio="4/3" />
        <Body>
          <chakra.p textStyle="priceSm">
            {price} <Status>{saleStatus}</Status>
          </chakra.p>
          <Heading level={level} textStyle="ui" fontWeight="semibold" marginTop="6px">
            {name}
          </Heading>
          <chakra.p color="fg.muted" fontSize=".9063rem" lineHeight="1.5">
            {city}
          </chakra.p>
          <chakra.div marginTop="auto" paddingTop="4">
            <chakra.div borderTop="1px solid {colors.border.hairline}" paddingTop="14px">
              <PropertyFacts {...facts} />
            </chakra.div>
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
