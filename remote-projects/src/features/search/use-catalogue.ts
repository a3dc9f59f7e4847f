import { useSyncExternalStore } from 'react';
import { projectCards, type ProjectCardContent } from '../../content/project-cards';
import { properties } from '../../content/properties';
import type { Catalogue } from './results';
import { createTextIndex } from './text-index';

// Made with the page's code, before the first key.
const index = createTextIndex(properties, projectCards);

const catalogue = { homes: properties, projects: projectCards, index } satisfies Catalogue<ProjectCardContent>;

/** All that can be found. Renders again when the background has indexed the rest of it. */
export function useCatalogue(): Catalogue<ProjectCardContent> {
  useSyncExternalStore(index.subscribe, index.isReady, index.isReady);
  return catalogue;
}
