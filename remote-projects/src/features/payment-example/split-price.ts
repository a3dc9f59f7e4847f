import { readAmount } from '../../model/amount';

/** As they are typed. */
export interface Typed {
  price: string;
  /** Of the first payment, in percent. */
  share: string;
  months: string;
}

export interface Payments {
  first: number;
  monthly: number;
  months: number;
}

/** A first payment and equal parts, in whole units. `null` where a number is missing or out of its range. */
export function splitPrice(typed: Typed): Payments | null {
  const price = readAmount(typed.price);
  const share = readAmount(typed.share.replace(/\s*%\s*$/, ''));
  const months = readAmount(typed.months);
  if (!price || share === null || share > 100 || !months || months > 600) return null;
  const first = Math.round((price * share) / 100);
  return { first, monthly: Math.round((price - first) / months), months };
}
