import { hydratedAttribute, moduleAttribute } from '@site/hydration/names';
import type { PageMatch } from '../routing/match';

/**
 * Whether the page that is shown may be kept for the way back to it. Not while a part of it is missing, has failed or
 * is not hydrated: opened again, it is another attempt. And not with a form whose fields have no name (`NoOpForm`, of
 * any version): a password or a card number goes with its page.
 */
export function mayKeep(match: PageMatch | undefined): boolean {
  const has = (selector: string) => document.querySelector(`main ${selector}`) !== null;
  return (
    match !== undefined &&
    [match.id, ...(match.route.uses ?? [])].every((id) => has(`[${moduleAttribute}="${id}"][${hydratedAttribute}]`)) &&
    !has('form :is(input, select, textarea):not([name])')
  );
}
