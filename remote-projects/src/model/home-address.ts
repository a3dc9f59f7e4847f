import { paths } from '@site/contracts';
import { homes } from '../content/homes';
import type { Home } from '../content/catalogue';
import { offeredAs } from './list-homes';

/** `id` as in the address: `1` to `24`. */
export function findHome(id: string | undefined): Home | undefined {
  return homes.find((home) => String(home.id) === id);
}

/** `/details/17`. `for=sale` when a card offers for sale what its page offers to rent. */
export function homeAddress({ id, saleStatus }: Pick<Home, 'id' | 'saleStatus'>) {
  const isAsOnPage = findHome(String(id))?.saleStatus === saleStatus;
  return `${paths.sampleHome(id)}${isAsOnPage ? '' : '?for=sale'}` as const;
}

/** The home as the card offered it whose link has this query. */
export function offeredBy(query: string, home: Home): Home {
  return offeredAs(home, new URLSearchParams(query).get('for') === 'sale' ? 'for sale' : undefined);
}

/** `/details/17?tab=history` for the query of the former `/details?home=17&tab=history`. Hosts redirect documents. */
export function movedAddress(query: string): string | undefined {
  const { home, ...rest } = Object.fromEntries(new URLSearchParams(query));
  return home && `${paths.sampleHome(encodeURIComponent(home))}?${new URLSearchParams(rest).toString()}`;
}
