import type { ReactNode } from 'react';
import { CardGrid } from '@site/ui/cards';
import type { HeadingLevel } from '@site/ui/core';
import type { Property } from '../../content/properties';
import { PropertyCard } from './property-card';

export interface PropertyGridProps {
  homes: readonly Property[];
  /** Name of the list. */
  label: string;
  /** A button beside each card's link. */
  action: (home: Property) => ReactNode;
  level?: HeadingLevel;
  /** The number of cards whose picture is in the first screen of a phone. */
  eager?: number;
}

/** Sample homes as cards, four in a row on large screens (PVIEW-19). */
export function PropertyGrid({ homes, label, action, level, eager = 0 }: PropertyGridProps) {
  return (
    <CardGrid columns="property" label={label}>
      {homes.map((home, index) => (
        <PropertyCard key={home.id} home={home} level={level} action={action(home)} priority={index < eager} />
      ))}
    </CardGrid>
  );
}
