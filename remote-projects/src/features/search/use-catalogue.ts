import { useSyncExternalStore } from 'react';
import { projectCards, type ProjectCardContent } from '../../content/project-cards';
import { properties } from '../../content/properties';
import type { Catalogue } from './results';
import { createTextIndex } from './text-index';

// Created when the page's code loads, before the first key.
const index = createTextIndex(properties, projectCards);

/** Two objects with the same content: a new identity makes consumers search again when the index is complete. */
const first: Catalogue<ProjectCardContent> = { homes: properties, projects: projectCards, index };
const whole = { ...first };

export function useCatalogue(): Catalogue<ProjectCardContent> {
  return useSyncExternalStore(index.subscribe, index.isReady, index.isReady) ? whole : first;
}
