/** Groups of four digits, at most 19 digits. */
export function formatCardNumber(typed: string): string {
  return onlyDigits(typed, 19).replace(/(\d{4})(?=\d)/g, '$1 ');
}

export function formatSecurityCode(typed: string): string {
  return onlyDigits(typed, 4);
}

/** MM/YY. `0527`, `5/27`, `05/2027`, and `2027-05` all give `05/27`. */
export function formatExpiryDate(typed: string): string {
  const [, isoYear, isoMonth] = /^\s*(\d{4})-(\d{2})\s*$/.exec(typed) ?? [];
  if (isoYear && isoMonth) return `${isoMonth}/${isoYear.slice(2)}`;
  const [, digits = '', separator = '', rest = ''] = /^\D*(\d*)(\D*)(.*)$/.exec(typed) ?? [];
  const month = monthOf(digits, separator !== '');
  const isPadded = month[0] !== digits[0];
  const year = twoDigitYear(onlyDigits(digits.slice(isPadded ? 1 : month.length) + rest, 4));
  const hasSlash = year !== '' || (month.length === 2 && separator !== '');
  return hasSlash ? `${month}/${year}` : month;
}

/** No month starts with 2 to 9, and a separator completes a one-digit month: both get a leading zero. */
function monthOf(digits: string, isSeparated: boolean): string {
  const first = digits.slice(0, 1);
  const isAlone = digits === '1' && isSeparated;
  return first > '1' || isAlone ? `0${first}` : digits.slice(0, 2);
}

/** Waits for the fourth digit: `202` may become `2027`. */
function twoDigitYear(digits: string): string {
  if (digits.length < 3) return digits;
  if (!digits.startsWith('20')) return digits.slice(0, 2);
  return digits.length === 4 ? digits.slice(2) : digits;
}

function onlyDigits(typed: string, limit: number): string {
  return typed.replace(/\D/g, '').slice(0, limit);
}
