import { paths } from '@site/contracts';
import { homes } from '../content/homes-abroad';
import type { Property } from '../content/properties';

/** `null` for an unknown home, `undefined` when none is named. */
export function readHome(query: string): Property | null | undefined {
  const params = new URLSearchParams(query);
  const id = params.get('home');
  if (id === null) return undefined;
  const home = homes.find((candidate) => String(candidate.id) === id);
  if (!home) return null;
  return home.canBeBought && params.get('for') === 'sale' ? { ...home, saleStatus: 'for sale' } : home;
}

/** `/details?home=17`, with `for=sale` when the card offers it for sale. */
export function homeAddress({ id, saleStatus }: Pick<Property, 'id' | 'saleStatus'>) {
  return `${paths.property}?home=${id}${saleStatus === 'for sale' ? '&for=sale' : ''}` as const;
}
