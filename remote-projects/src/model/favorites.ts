import { homes } from '../content/homes';
import { homesAbroad } from '../content/homes-abroad';
import { listHomes } from './list-homes';
import type { Home, SaleStatus } from '../content/catalogue';

export type Taken = ReadonlySet<number>;

/** For a visitor who has saved homes, those in Lahore and Islamabad are left to the suggestions. */
export function chooseSamples(taken: Taken): readonly Home[] {
  return firstFour(taken.size === 0 ? pick(homes, [1, 4, 8, 3]) : abroad, taken);
}

const abroad = [...homesAbroad.overseas, ...homesAbroad.spain];

export function chooseSuggestions(offer: SaleStatus, taken: Taken): readonly Home[] {
  return firstFour(offers[offer], taken);
}

/** Homes in Lahore and Islamabad first. */
const offers: Record<SaleStatus, readonly Home[]> = {
  'per month': pick(homes, [2, 6, 5, 7, 1, 4, 8, 3]),
  'for sale': pick(listHomes(homes, { saleStatus: 'for sale' }), [6, 5, 3, 8, 1, 4, 17, 18, 19]),
};

/** Always four (FAVS-02): homes that are not taken, then homes to rent abroad, then any. */
function firstFour(candidates: readonly Home[], taken: Taken): readonly Home[] {
  const isFree = ({ id }: Home) => !taken.has(id);
  const isOnOffer = ({ saleStatus }: Home) => saleStatus === candidates[0]?.saleStatus;
  const others = homes.filter((home) => isOnOffer(home) && !candidates.some(({ id }) => id === home.id));
  return [...[...candidates, ...others].filter(isFree), ...candidates].slice(0, 4);
}

function pick(from: readonly Home[], ids: readonly number[]): readonly Home[] {
  return ids.flatMap((id) => from.filter((home) => home.id === id));
}
