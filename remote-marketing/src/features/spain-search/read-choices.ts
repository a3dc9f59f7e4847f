import type { FragmentProps } from '@site/contracts';
import { choices, type ChoiceName, type Choices } from '../../content/spain-search';

/** An unknown value becomes the first option. */
export function readChoices(query: URLSearchParams): Choices {
  const answers = choices.map(({ name, options, initial }) => {
    const asked = query.get(name);
    return [name, options.some(({ value }) => value === asked) ? asked : initial] as const;
  });
  return Object.fromEntries(answers) as Record<ChoiceName, string>;
}

/** The form sends every field; a country's link has only the country, which filters nothing. */
export function isSearch(query: URLSearchParams): boolean {
  return choices.some(({ name }) => name !== 'country' && query.has(name));
}

export function toFilter({
  type,
  priceFrom,
  priceTo,
  bedsMin,
  bedsMax,
  sort,
}: Choices): FragmentProps['projects/fragments/property-grid'] {
  return {
    type: type === 'Apartment' || type === 'House' || type === 'Villa' ? type : undefined,
    priceFrom: Number(priceFrom),
    priceTo: Number(priceTo),
    bedsMin: Number(bedsMin),
    bedsMax: Number(bedsMax),
    sort: sort === 'highest' ? 'highest' : 'lowest',
  };
}
