/** Dollars, billed annually (PAYM-04). */
const annualPrice = 49.99;
/** Annual pricing saves 20% (APLN-01). */
const annualSaving = 0.2;
const monthlyPrice = annualPrice / (1 - annualSaving);

export interface StarterPrice {
  price: string;
  per: 'per month';
  billed: string;
}

/** The monthly price is the one from which 20% off gives the annual price. */
export function starterPrice(isAnnual: boolean): StarterPrice {
  if (isAnnual) return { price: inDollars(annualPrice), per: 'per month', billed: 'billed annually' };
  return { price: inDollars(monthlyPrice), per: 'per month', billed: 'billed monthly' };
}

export function annualSavingAmount(): string {
  return inDollars(Number(monthlyPrice.toFixed(2)) - annualPrice);
}

function inDollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}
