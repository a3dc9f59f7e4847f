import { hydratedAttribute, moduleAttribute } from '@site/runtime/names';
import type { PageMatch } from '../routing/match';

/**
 * False with missing, failed or dehydrated parts: opening again retries them. False with unnamed fields (`NoOpForm`):
 * passwords and card numbers go with their page.
 */
export function mayKeep(match: PageMatch | undefined): boolean {
  const has = (selector: string) => document.querySelector(`main ${selector}`) !== null;
  return (
    match !== undefined &&
    [match.id, ...(match.route.uses ?? [])].every((id) => has(`[${moduleAttribute}="${id}"][${hydratedAttribute}]`)) &&
    !has('form :is(input, select, textarea):not([name])')
  );
}
