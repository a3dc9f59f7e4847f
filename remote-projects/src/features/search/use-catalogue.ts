import { useSyncExternalStore } from 'react';
import { projectCards, type ProjectCardContent } from '../../content/project-cards';
import { properties } from '../../content/properties';
import type { Catalogue } from './results';
import { createTextIndex } from './text-index';

// Made with the page's code, before the first key.
const index = createTextIndex(properties, projectCards);

/** While the index is incomplete, and afterwards: who keeps results asks again for another catalogue. */
const first: Catalogue<ProjectCardContent> = { homes: properties, projects: projectCards, index };
const whole = { ...first };

/** All that can be found. Another object when the background has indexed the rest of it. */
export function useCatalogue(): Catalogue<ProjectCardContent> {
  return useSyncExternalStore(index.subscribe, index.isReady, index.isReady) ? whole : first;
}
