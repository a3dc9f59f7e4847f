import type { ReactNode } from 'react';
import { CardGrid } from '@site/ui/cards';
import type { HeadingLevel } from '@site/ui/core';
import type { Property } from '../../content/properties';
import { PropertyCard } from './property-card';

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
