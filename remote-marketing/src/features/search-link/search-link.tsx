import { paths, type SitePath } from '@site/contracts';
import { useIsHydrated, useSearchParams } from '@site/runtime/router';
import { ButtonLink } from '@site/ui/core';
import { kindOfType } from '../../content/property-types';

/** The HTML has no query: before hydration, and without scripts, the link opens the search without what was asked. */
export function SearchLink() {
  const [params] = useSearchParams();
  const asked = useIsHydrated() ? params : new URLSearchParams();
  const words = (asked.get('q') ?? '').trim();
  const isAbroad = asked.has('abroad');
  return (
    <ButtonLink
      to={isAbroad ? paths.spain : searchAddress(asked, words)}
      variant="outline"
      size="lg"
      minW="0"
      overflowWrap="anywhere"
    >
      {isAbroad ? 'Search homes in Spain' : words ? `Search sample homes for ${words}` : 'Search sample homes'}
    </ButtonLink>
  );
}

/** Buy is what the form starts with, not a choice. */
function searchAddress(asked: URLSearchParams, words: string): SitePath {
  const query = new URLSearchParams();
  if (asked.get('mode') === 'rent') query.set('mode', 'rent');
  const kind = kindOfType(asked.get('type'));
  if (kind) query.set('type', kind);
  if (words) query.set('q', words);
  return query.size > 0 ? `${paths.projectSearch}?${query}` : paths.projectSearch;
}
