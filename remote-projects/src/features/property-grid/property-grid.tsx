import type { ReactNode } from 'react';
import { paths } from '@site/contracts';
import { CardGrid, PropertyCard } from '@site/ui/cards';
import type { HeadingLevel } from '@site/ui/core';
import { formatPrice, type Property } from '../../content/properties';

export interface PropertyGridProps {
  homes: readonly Property[];
  /** Name of the list. */
  label: string;
  /** A button beside each card's link. */
  action: (home: Property) => ReactNode;
  level?: HeadingLevel;
}

/** Sample homes as cards, four in a row on large screens (spec §9). The same home may stand in it twice. */
export function PropertyGrid({ homes, label, action, level = 3 }: PropertyGridProps) {
  return (
    <CardGrid columns="property" label={label}>
      {homes.map((home, index) => (
        <PropertyCard
          key={`${home.id}-${countBefore(homes, index)}`}
          to={paths.property}
          image={home.image}
          price={formatPrice(home.price)}
          saleStatus={home.saleStatus}
          name={home.neighborhood}
          city={home.city}
          beds={home.beds}
          baths={home.baths}
          area={home.area}
          level={level}
          action={action(home)}
        />
      ))}
    </CardGrid>
  );
}

/** How often the home at `index` has stood in the list already. */
function countBefore(homes: readonly Property[], index: number): number {
  return homes.slice(0, index).filter((home) => home.id === homes[index]?.id).length;
}
