import type { Home } from '../../content/catalogue';
import { offeredAs, type HomeCriteria, type Range } from '../../model/list-homes';

/** One thing that is asked of a home. */
interface Wish {
  /** How bad it is to miss it. */
  weight: number;
  /** From 0, which is met, to 1. */
  missBy: (home: Home) => number;
}

/** A row of cards. */
const most = 4;

/**
 * The homes that miss least: the same area with other rooms before the same rooms elsewhere. A home that meets nothing
 * is not close, but one with nearly the rooms, the area or the price is. `wordsNearness` is undefined without words.
 */
export function listClosest(
  homes: readonly Home[],
  criteria: HomeCriteria,
  wordsNearness?: (home: Home) => number,
): readonly Home[] {
  const wishes = listWishes(criteria, wordsNearness);
  const missAll = wishes.reduce((sum, { weight }) => sum + weight, 0);
  return homes
    .map((home) => ({ home, miss: wishes.reduce((sum, { weight, missBy }) => sum + weight * missBy(home), 0) }))
    .filter(({ miss }) => miss < missAll)
    .toSorted((a, b) => a.miss - b.miss)
    .slice(0, most)
    .map(({ home }) => offeredAs(home, criteria.saleStatus));
}

function listWishes(criteria: HomeCriteria, wordsNearness?: (home: Home) => number): Wish[] {
  const { city, types, saleStatus, beds, baths, area, price } = criteria;
  const wishes: (Wish | undefined)[] = [
    wordsNearness && { weight: 4, missBy: (home) => 1 - wordsNearness(home) },
    city && { weight: 3, missBy: (home) => Number(home.city !== city) },
    types && { weight: 3.5, missBy: (home) => Number(!types.includes(home.type)) },
    saleStatus === 'for sale' ? { weight: 2, missBy: (home) => Number(!home.canBeBought) } : undefined,
    beds && { weight: 3, missBy: (home) => missBy(home.beds, beds, 1) },
    baths && { weight: 2, missBy: (home) => missBy(home.baths, baths, 1) },
    isSet(area) ? { weight: 3, missBy: (home) => missBy(home.area, area, 50) } : undefined,
    isSet(price) ? { weight: 3, missBy: (home) => missBy(home.price, price, 20_000) } : undefined,
  ];
  return wishes.filter((wish) => wish !== undefined);
}

function isSet(range: Range | undefined): range is Range {
  return range?.from !== undefined || range?.to !== undefined;
}

/** Half at one step beside the range; never 1, because every home has rooms, an area and a price. */
function missBy(value: number, { from = -Infinity, to = Infinity }: Range, step: number): number {
  const steps = Math.max(from - value, value - to, 0) / step;
  return steps / (steps + 1);
}
