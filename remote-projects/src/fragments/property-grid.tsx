import type { Hydration } from '@site/contracts';
import { Box, Text, VisuallyHidden } from '@site/ui/core';
import { SampleNote } from '../components/sample-note';
import { homesAbroad } from '../content/homes-abroad';
import { listProperties, type PropertyCriteria } from '../model/list-properties';
import { properties, type Property, type PropertyType } from '../content/properties';
import { FavouriteHeart } from '../features/favourites/favourite-heart';
import { SavedLine } from '../features/favourites/saved-line';
import { PropertyGrid } from '../features/property-grid/property-grid';

/** Hydrates when visible, so that hearts show what this browser saved. */
export const hydrate: Hydration = 'visible';

/** An absent field does not filter. */
export interface PropertyGridProps {
  limit?: number;
  place?: 'overseas' | 'spain' | 'madrid';
  saleStatus?: 'per month' | 'for sale';
  type?: 'Apartment' | 'House' | 'Villa';
  /** Inclusive, dollars. */
  priceFrom?: number;
  priceTo?: number;
  bedsMin?: number;
  bedsMax?: number;
  sort?: 'lowest' | 'highest';
  headingLevel?: 3 | 4;
}

export default function PropertyGridFragment({ limit, headingLevel = 3, ...filter }: PropertyGridProps) {
  const homes = listProperties(homesOf(filter), criteriaOf(filter)).slice(0, limit);
  return (
    <>
      {homes.length > 0 && (
        <PropertyGrid
          homes={homes}
          label="Properties"
          level={headingLevel}
          action={({ id, neighborhood }) => <FavouriteHeart id={`property:${id}`} name={neighborhood} />}
        />
      )}
      {homes.length > 0 && (
        <SampleNote>
          <SavedLine />
        </SampleNote>
      )}
      <Count count={homes.length} />
    </>
  );
}

/** Always in the document, so that changes are spoken. Visible only for an empty list. */
function Count({ count }: { count: number }) {
  return (
    <Box role="status">
      {count > 0 ? (
        <VisuallyHidden>{count === 1 ? '1 property' : `${count} properties`}</VisuallyHidden>
      ) : (
        <Text textStyle="lead" color="fg.muted">
          No property matches these choices. Try a wider price range or other bedrooms.
        </Text>
      )}
    </Box>
  );
}

/** In Madrid a home is either for sale or to rent, so that no home is in both grids. */
function homesOf({ place, saleStatus }: PropertyGridProps): readonly Property[] {
  if (!place) return properties;
  if (place !== 'madrid') return homesAbroad[place];
  return homesAbroad.madrid.filter(({ canBeBought }) => canBeBought === (saleStatus === 'for sale'));
}

function criteriaOf(filter: Omit<PropertyGridProps, 'limit' | 'headingLevel'>): PropertyCriteria {
  const { saleStatus, type, priceFrom, priceTo, bedsMin, bedsMax, sort } = filter;
  return {
    saleStatus,
    types: type && typesOf[type],
    price: { from: priceFrom, to: priceTo },
    beds: { from: bedsMin, to: bedsMax },
    sort,
  };
}

/** Apartments include condos. */
const typesOf: Record<NonNullable<PropertyGridProps['type']>, readonly PropertyType[]> = {
  Apartment: ['Apartment', 'Condo'],
  House: ['House'],
  Villa: ['Villa'],
};
