import { createHash } from 'node:crypto';
import type { Split } from '@site/contracts';

/**
 * Whether a visitor gets the careful release, decided by network (`''`: never) and salt, so nothing is stored. A larger
 * share includes a smaller one.
 */
export function isInSplit({ share, salt }: Pick<Split, 'share' | 'salt'>, network: string): boolean {
  if (network === '') return false;
  const number = createHash('sha256').update(`${salt} ${network}`).digest().readUInt32BE();
  return number < (share / 100) * 2 ** 32;
}
