import { homes } from '../content/homes-abroad';
import type { Property } from '../content/properties';

export function readHome(query: string): Property | null | undefined {
  const params = new URLSearchParams(query);
  const id = params.get('home');
  if (id === null) return undefined;
  const home = homes.find((candidate) => String(candidate.id) === id);
  if (!home) return null;
  return home.canBeBought && params.get('for') === 'sale' ? { ...home, saleStatus: 'for sale' } : home;
}
