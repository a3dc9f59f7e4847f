/**
 * Urdu spelling of place names, by word. Only the search reads it; it reads digits of both scripts as the same. A
 * missing name can be found in Latin letters only.
 */
const urduNames: readonly (readonly [name: string, urdu: string])[] = [
  ['Lahore', 'لاہور'],
  ['Islamabad', 'اسلام آباد'],
  ['DHA', 'ڈی ایچ اے'],
  ['Phase', 'فیز'],
  ['Gulberg', 'گلبرگ'],
  ['Bahria', 'بحریہ'],
  ['Model', 'ماڈل'],
  ['Johar', 'جوہر'],
  ['F-7', 'ایف 7 سیون'],
  ['Markaz', 'مرکز'],
  ['E-11', 'ای 11 الیون'],
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
  ['Smart', 'سمارٹ اسمارٹ'],
  ['Blue', 'بلیو'],
  ['World', 'ورلڈ'],
  ['Trade Center', 'ٹریڈ سینٹر'],
  ['Zaitoon', 'زیتون'],
];

const patterns = urduNames.map(([word, urdu]) => [new RegExp(`\\b${word}\\b`), urdu] as const);

/** `Lake City` → `لیک سٹی`; empty for unknown words. */
export function toUrdu(name: string): string {
  return patterns.flatMap(([word, urdu]) => (word.test(name) ? [urdu] : [])).join(' ');
}
