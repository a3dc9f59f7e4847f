import { useMemo } from 'react';
import { projectCards, type ProjectCardContent } from '../../content/project-cards';
import { properties } from '../../content/properties';
import { findResults, type Catalogue, type Results } from './results';
import type { Search } from './search';
import { readSearch } from './search-codec';
import { createTextIndex } from './text-index';

// Created when the page's code loads, before the first key.
const catalogue: Catalogue<ProjectCardContent> = {
  homes: properties,
  index: createTextIndex(properties, projectCards),
};

export interface ShownResults {
  shown: Search;
  results: Results<ProjectCardContent>;
}

/** The same object until the query changes. */
export function useResults(query: string): ShownResults {
  return useMemo(() => {
    const shown = readSearch(query);
    return { shown, results: findResults(catalogue, shown) };
  }, [query]);
}
