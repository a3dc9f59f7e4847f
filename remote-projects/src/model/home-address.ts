import { paths } from '@site/contracts';
import type { Property } from '../content/properties';

/** `/details?home=17`, with `for=sale` when the card offers it for sale. */
export function homeAddress({ id, saleStatus }: Pick<Property, 'id' | 'saleStatus'>) {
  return `${paths.property}?home=${id}${saleStatus === 'for sale' ? '&for=sale' : ''}` as const;
}
