import type { Hydration } from '@site/contracts';
import { Box, Text, VisuallyHidden } from '@site/ui/core';
import { SampleNote } from '../components/sample-note';
import { homesAbroad } from '../content/homes-abroad';
import { listProperties, type PropertyCriteria } from '../model/list-properties';
import { properties, type Property, type PropertyType } from '../content/properties';
import { FavouriteHeart } from '../features/favourites/favourite-heart';
import { SavedLine } from '../features/favourites/saved-line';
import { PropertyGrid } from '../features/property-grid/property-grid';

/** Links and hearts; a heart shows what this browser has saved when it can be seen. */
export const hydrate: Hydration = 'visible';

/** Which sample homes to show. An absent field does not narrow the list. */
export interface PropertyGridProps {
  /** At most so many, in the catalogue's order unless `sort` is given. */
  limit?: number;
  /** Samples of that place in place of the catalogue's. */
  place?: 'overseas' | 'spain' | 'madrid';
  saleStatus?: 'per month' | 'for sale';
  type?: 'Apartment' | 'House' | 'Villa';
  /** Inclusive, in the currency of the sample prices. */
  priceFrom?: number;
  priceTo?: number;
  bedsMin?: number;
  bedsMax?: number;
  sort?: 'lowest' | 'highest';
  /** Level of the cards' headings, so that the outline of the page stays whole. */
  headingLevel?: 3 | 4;
}

/** Exposed to marketing: sample homes, each with a heart. Says so when none is left, and how many there are. */
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

/** Always in the document, so that a change is spoken. Seen only when there is nothing else to see. */
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

/** In Madrid a home is either for sale or to rent, so that none stands in both grids. */
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

/** A search for apartments includes condos. */
const typesOf: Record<NonNullable<PropertyGridProps['type']>, readonly PropertyType[]> = {
  Apartment: ['Apartment', 'Condo'],
  House: ['House'],
  Villa: ['Villa'],
};
