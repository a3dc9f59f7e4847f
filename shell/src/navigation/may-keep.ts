import { hydratedAttribute, moduleAttribute } from '@site/hydration/names';
import type { PageMatch } from '../routing/match';

/**
 * Not with missing, failed or dehydrated parts: opened again, it is another attempt. Not with a form whose fields have
 * no name (`NoOpForm`): a password or card number goes with its page.
 */
export function mayKeep(match: PageMatch | undefined): boolean {
  const has = (selector: string) => document.querySelector(`main ${selector}`) !== null;
  return (
    match !== undefined &&
    [match.id, ...(match.route.uses ?? [])].every((id) => has(`[${moduleAttribute}="${id}"][${hydratedAttribute}]`)) &&
    !has('form :is(input, select, textarea):not([name])')
  );
}
