import { readAmount } from '../../model/amount';

/** Whole units. `null` for a missing number or one out of range. */
export function splitPrice(typed: Record<'price' | 'share' | 'months', string>) {
  const price = readAmount(typed.price);
  const share = readAmount(typed.share.replace(/\s*%\s*$/, ''));
  const months = readAmount(typed.months);
  if (!price || share === null || share > 100 || !months || months > 600) return null;
  const first = Math.round((price * share) / 100);
  return { first, monthly: Math.round((price - first) / months), months };
}
