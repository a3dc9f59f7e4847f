import { listProperties } from './list-properties';
import { properties, type Property, type SaleStatus } from '../content/properties';

/** The four sample cards at the top of the page. */
export const sampleFavourites = pick(properties, [1, 4, 8, 3]);

/** The four suggestions for each way of living in a home. */
export const suggestions: Record<SaleStatus, readonly Property[]> = {
  'per month': pick(listProperties(properties, { saleStatus: 'per month' }), [2, 6, 5, 7]),
  'for sale': pick(listProperties(properties, { saleStatus: 'for sale' }), [6, 5, 3, 8]),
};

function pick(homes: readonly Property[], ids: readonly number[]): readonly Property[] {
  return ids.flatMap((id) => homes.filter((home) => home.id === id));
}
