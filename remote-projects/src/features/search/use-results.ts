import { useMemo } from 'react';
import type { ProjectCardContent } from '../../content/project-cards';
import { findResults, type Results } from './results';
import type { Search } from './search';
import { readSearch } from './search-codec';
import { useCatalogue } from './use-catalogue';

export interface ShownResults {
  shown: Search;
  results: Results<ProjectCardContent>;
}

/** The same object until the query or the index changes. */
export function useResults(query: string): ShownResults {
  const catalogue = useCatalogue();
  return useMemo(() => {
    const shown = readSearch(query);
    return { shown, results: findResults(catalogue, shown) };
  }, [catalogue, query]);
}
