import type { ReactNode } from 'react';
import { paths } from '@site/contracts';
import { PropertyCard } from '@site/ui/cards';
import type { HeadingLevel } from '@site/ui/core';
import { formatPrice, type Property } from '../../content/properties';

export interface HomeCardProps {
  home: Property;
  /** A button beside the link. */
  action: ReactNode;
  level?: HeadingLevel;
  /** For a card in the first screen. */
  priority?: boolean;
}

/** A sample home as a card that leads to the property detail. */
export function HomeCard({ home, ...look }: HomeCardProps) {
  const { image, price, saleStatus, neighborhood, city, beds, baths, area } = home;
  return (
    <PropertyCard
      to={paths.property}
      image={image}
      price={formatPrice(price)}
      saleStatus={saleStatus}
      name={neighborhood}
      city={city}
      beds={beds}
      baths={baths}
      area={area}
      {...look}
    />
  );
}
