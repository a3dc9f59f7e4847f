/** More than any price or area. */
const largestAmount = 999_999_999;

const factors: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  m: 1e6,
  million: 1e6,
  l: 1e5,
  lac: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  cr: 1e7,
  crore: 1e7,
  crores: 1e7,
};

const currency = /^(?:us\$|\$|usd|rs\.?|pkr)/;
/** Digits, optionally in groups (`90,000`, `9 00 000`), decimals, and a word such as `k`. */
const amount = /^(\d+|\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3})(\.\d*)? ?([a-z]*)$/;

/**
 * The whole number in a text: `$90,000`, `90k`, `90,000.00`, `9 lakh`, `۹۰۰۰۰`. Decimals are rounded. `null` otherwise,
 * so that it filters nothing.
 */
export function readAmount(text: string | null): number | null {
  const plain = toLatinDigits(text ?? '')
    .replace(/[\s٬]+/g, ' ')
    .trim()
    .toLowerCase();
  const [, whole = '', decimals = '', word = ''] = amount.exec(plain.replace(currency, '').trim()) ?? [];
  const factor = factors[word];
  if (whole === '' || factor === undefined) return null;
  const value = Math.round(Number(whole.replace(/[, ]/g, '') + decimals) * factor);
  return value <= largestAmount ? value : null;
}

/** Like `readAmount`, but rupees are not read as dollars. */
export function readDollars(text: string | null): number | null {
  return namesRupees(text ?? '') ? null : readAmount(text);
}

/** Rupees by sign or by word. */
export function namesRupees(text: string): boolean {
  return /(?<!\p{L})(?:rs|pkr|rupees?|lacs?|lakhs?|crores?|cr|l|روپے|لاکھ|کروڑ)(?!\p{L})|₨/iu.test(text);
}

/** Digits of Urdu and Arabic as those of English, one for one. */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
}

/** `$90,000`, as in PVIEW-19. */
export function formatPrice(dollars: number): string {
  return `$${groupDigits(dollars)}`;
}

/** `90,000`. Without `Intl`, which takes 20 ms to load on a slow phone. */
export function groupDigits(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
