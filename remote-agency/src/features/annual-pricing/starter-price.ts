/** Dollars, billed annually (PAYM-04). */
const annualPrice = 49.99;
/** Annual pricing saves 20% (APLN-01). */
const annualSaving = 0.2;
const monthlyPrice = annualPrice / (1 - annualSaving);

export interface StarterPrice {
  price: string;
  /** The annual price is 20% less for the same time, so both are for a month, as on `/pricing`. */
  per: 'per month';
  billed: string;
}

/** What a Starter plan costs. The monthly price is the one of which 20% less is the annual price. */
export function starterPrice(isAnnual: boolean): StarterPrice {
  if (isAnnual) return { price: inDollars(annualPrice), per: 'per month', billed: 'billed annually' };
  return { price: inDollars(monthlyPrice), per: 'per month', billed: 'billed monthly' };
}

/** What annual pricing saves: the difference of the two prices as they are written, in dollars. */
export function annualSavingAmount(): string {
  return inDollars(Number(monthlyPrice.toFixed(2)) - annualPrice);
}

function inDollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}
