import type { Hydration } from '@site/contracts';
import { Flex, Text } from '@site/ui/core';
import { homesAbroad } from '../content/homes-abroad';
import { listHomes, type HomeCriteria } from '../model/list-homes';
import { catalogue, type Home, type HomeType } from '../content/catalogue';
import { SavedLine } from '../components/saved-line';
import { HomeGrid } from '../components/home-grid';

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
  const all = homesOf(filter);
  const homes = listHomes(all, criteriaOf(filter)).slice(0, limit);
  const isEmpty = homes.length === 0;
  return (
    <>
      {/* The height of the link, which is not in the HTML. */}
      <Flex wrap="wrap" align="center" columnGap="6" minH="11" mb="2" color="fg.muted">
        {/* Always in the document, so that changes are spoken. */}
        <Text role="status" textStyle={isEmpty ? 'lead' : 'ui'}>
          {isEmpty
            ? 'No property matches these choices. Try a wider price range or other bedrooms.'
            : countText(homes.length, all.length)}
        </Text>
        {!isEmpty && <Text textStyle="small">Sample prices</Text>}
        <SavedLine />
      </Flex>
      {!isEmpty && <HomeGrid homes={homes} label="Properties" level={headingLevel} />}
    </>
  );
}

function countText(count: number, all: number): string {
  return `${count < all ? `${count} of ${all}` : count} sample ${all === 1 ? 'home' : 'homes'}`;
}

/** In Madrid a home is either for sale or to rent, so that no home is in both grids. */
function homesOf({ place, saleStatus }: PropertyGridProps): readonly Home[] {
  if (!place) return catalogue;
  if (place !== 'madrid') return homesAbroad[place];
  return homesAbroad.madrid.filter(({ canBeBought }) => canBeBought === (saleStatus === 'for sale'));
}

function criteriaOf(filter: Omit<PropertyGridProps, 'limit' | 'headingLevel'>): HomeCriteria {
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
const typesOf: Record<NonNullable<PropertyGridProps['type']>, readonly HomeType[]> = {
  Apartment: ['Apartment', 'Condo'],
  House: ['House'],
  Villa: ['Villa'],
};
