/**
 * Urdu spelling of place names, by word, and how else visitors write it. The search reads digits of both scripts as the
 * same. A missing name can be found in Latin letters only.
 */
const urduNames: readonly (readonly [name: string, urdu: string, otherwise?: string])[] = [
  ['Lahore', 'لاہور'],
  ['Islamabad', 'اسلام آباد'],
  ['DHA', 'ڈی ایچ اے'],
  ['Phase', 'فیز'],
  ['Gulberg', 'گلبرگ'],
  ['Bahria', 'بحریہ'],
  ['Model', 'ماڈل'],
  ['Johar', 'جوہر'],
  ['F-7', 'ایف 7', 'سیون'],
  ['Markaz', 'مرکز'],
  ['E-11', 'ای 11', 'الیون'],
  ['Lake', 'لیک'],
  ['City', 'سٹی'],
  ['Town', 'ٹاؤن'],
  ['Liberty', 'لبرٹی'],
  ['Lands', 'لینڈز'],
  ['Housing', 'ہاؤسنگ'],
  ['Kings', 'کنگز'],
  ['Park', 'پارک'],
  ['View', 'ویو'],
  ['Capital', 'کیپیٹل'],
  ['Smart', 'سمارٹ', 'اسمارٹ'],
  ['Blue', 'بلیو'],
  ['World', 'ورلڈ'],
  ['Trade Center', 'ٹریڈ سینٹر'],
  ['Zaitoon', 'زیتون'],
];

const patterns = urduNames.map(([word, ...spellings]) => [new RegExp(`\\b${word}\\b`), spellings] as const);

/** `Lake City` → `لیک سٹی`; empty for unknown words. */
export function toUrdu(name: string): string {
  return spellingsOf(name)
    .map(([usual]) => usual)
    .join(' ');
}

/** With other spellings, to be found by. */
export function urduWords(name: string): string {
  return spellingsOf(name).flat().join(' ');
}

/** In the order of the name. */
function spellingsOf(name: string) {
  return patterns
    .map(([word, spellings]) => ({ at: name.search(word), spellings }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ spellings }) => spellings);
}
