import type { ComponentType } from 'react';
import type { SiteRegistry } from './routing/site-registry';

/** What the shell's own components share; set once per document (or per prerendered page). */
export interface SiteContext {
  registry: SiteRegistry;
  /** Asks for the registry again and shows the path once it is there. */
  retryRegistry: (pathname: string) => void;
  /** Shown above everything in a QA session. */
  Badge?: ComponentType | undefined;
}

let context: SiteContext | undefined;

export function setSiteContext(next: SiteContext): void {
  context = next;
}

export function getSiteContext(): SiteContext {
  if (!context) throw new Error('The shell was rendered before setSiteContext.');
  return context;
}
