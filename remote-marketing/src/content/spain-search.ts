import { countries, defaultCountry } from './countries';

export interface Choice<Name extends string = string> {
  name: Name;
  label: string;
  options: readonly { value: string; label: string }[];
  /** For prices and bedrooms, the widest range: it hides nothing. */
  initial: string;
}

export const choices = [
  choice('country', 'Country', [...countries], defaultCountry),
  choice('type', 'Property type', ['Any', 'Apartment', 'House', 'Villa'], 'Any'),
  choice('currency', 'Currency', ['USD', 'EUR'], 'USD'),
  choice('priceFrom', 'Price from', ['30,000', '40,000'], '30,000'),
  choice('priceTo', 'Price to', ['80,000', '90,000'], '90,000'),
  choice('bedsMin', 'Min bedrooms', ['2', '3'], '2'),
  choice('bedsMax', 'Max bedrooms', ['2', '3'], '3'),
  choice('sort', 'Sort by', ['Lowest price', 'Highest price'], 'Lowest price'),
] as const;

export type ChoiceName = (typeof choices)[number]['name'];

export type Choices = Readonly<Record<ChoiceName, string>>;

function choice<Name extends string>(
  name: Name,
  label: string,
  labels: readonly string[],
  initial: string,
): Choice<Name> {
  return {
    name,
    label,
    options: labels.map((text) => ({ value: valueOf(text), label: text })),
    initial: valueOf(initial),
  };
}

/** `30,000` → `30000`, `Lowest price` → `lowest`; other words stay. */
function valueOf(text: string): string {
  if (/^[\d,]+$/.test(text)) return text.replaceAll(',', '');
  return text.endsWith(' price') ? text.slice(0, -' price'.length).toLowerCase() : text;
}
