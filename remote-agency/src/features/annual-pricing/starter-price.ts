/** Dollars, billed annually (spec §9). */
const annualPrice = 49.99;
/** Annual pricing saves 20% (spec §9). */
const annualSaving = 0.2;

export interface StarterPrice {
  price: string;
  billed: string;
}

/** What a Starter plan costs. The monthly price is the one of which 20% less is the annual price. */
export function starterPrice(isAnnual: boolean): StarterPrice {
  if (isAnnual) return { price: inDollars(annualPrice), billed: 'billed annually' };
  return { price: inDollars(annualPrice / (1 - annualSaving)), billed: 'billed monthly' };
}

function inDollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}
