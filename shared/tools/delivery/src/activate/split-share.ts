import { createHash } from 'node:crypto';
import type { Split } from '@site/contracts';

/**
 * Whether a visitor is among those who get the composition of a careful release. Decided at each request by the
 * network that it comes from (`''` when it cannot be told: never) and the salt, so nothing is stored. A larger share
 * has everybody of a smaller one.
 */
export function isInSplit({ share, salt }: Pick<Split, 'share' | 'salt'>, network: string): boolean {
  if (network === '') return false;
  const number = createHash('sha256').update(`${salt} ${network}`).digest().readUInt32BE();
  return number < (share / 100) * 2 ** 32;
}
