import { Button, Flex, Text, TextLink } from '@site/ui/core';
import { listFilterChips } from './filter-chips';
import { clearSavedSearches, useSavedSearches } from './saved-searches';
import { addressOf, readSearch } from './search-codec';

/** Links to the searches that were saved in this browser, with a way to forget them. Nothing when there is none. */
export function SavedSearchesLine() {
  const saved = useSavedSearches();
  if (saved.length === 0) return null;
  return (
    <Flex asChild wrap="wrap" align="center" columnGap="4" rowGap="2" mb="6">
      <nav aria-label="Saved searches">
        <Text as="span" color="fg.muted" aria-hidden>
          Saved searches:
        </Text>
        {saved.map((query) => (
          <TextLink key={query} to={addressOf(readSearch(query))}>
            {wordsOf(query)}
          </TextLink>
        ))}
        <Button variant="link" onClick={clearSavedSearches}>
          Clear saved searches
        </Button>
      </nav>
    </Flex>
  );
}

/** `Lahore, 4 or more bedrooms` */
function wordsOf(query: string): string {
  return listFilterChips(readSearch(query))
    .map(({ label }) => label)
    .join(', ');
}
