import type { FragmentProps } from '@site/contracts';
import { useIsHydrated, useSearchParams } from '@site/runtime/router';
import { choices as questions, type ChoiceName, type Choices } from '../../content/spain-search';

export interface SpainSearch {
  choices: Choices;
  /** Absent before the first search: nothing is filtered. */
  filter: FragmentProps['projects/fragments/property-grid'] | undefined;
  search: (form: FormData) => void;
}

/** The search is stored in the address only, so reload, Back and a shared link restore it. */
export function useSpainSearch(): SpainSearch {
  const [query, setQuery] = useSearchParams();
  const known = useIsHydrated() ? query : empty;
  const choices = readChoices(known);
  return {
    choices,
    filter: isSearch(known) ? toFilter(choices) : undefined,
    search: (form) => setQuery(toQuery(form), { preventScrollReset: true }),
  };
}

const empty = new URLSearchParams();

function toQuery(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** An unknown value becomes the first option. */
function readChoices(query: URLSearchParams): Choices {
  const answers = questions.map(({ name, options, initial }) => {
    const asked = query.get(name);
    return [name, options.some(({ value }) => value === asked) ? asked : initial] as const;
  });
  return Object.fromEntries(answers) as Record<ChoiceName, string>;
}

/** The form sends every field; a country's link has only the country, which filters nothing. */
function isSearch(query: URLSearchParams): boolean {
  return questions.some(({ name }) => name !== 'country' && query.has(name));
}

function toFilter({
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
