import type { FragmentProps } from '@site/contracts';
import { useIsHydrated, useSearchParams } from '@site/runtime/router';
import type { Choices } from '../../content/spain-search';
import { isSearch, readChoices, toFilter } from './read-choices';

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
