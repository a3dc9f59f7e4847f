import { Button, chakra, Text, TextLink } from '@site/ui/core';
import { listFilterChips } from './filter-chips';
import { clearSavedSearches, useSavedSearches } from './saved-searches';
import { addressOf, readSearch } from './search-codec';

export function SavedSearchesLine() {
  const saved = useSavedSearches();
  if (saved.length === 0) return null;
  return (
    <Line asChild>
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
    </Line>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    columnGap: '4',
    rowGap: '2',
    marginInline: { base: '-5', md: '0' },
    paddingInline: { base: '5', md: '0' },
    marginBottom: { base: '3', md: '6' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollbarWidth: 'none',
    whiteSpace: { base: 'nowrap', md: 'normal' },
    '& > *': { flexShrink: { base: 0, md: 1 } },
  },
});

function wordsOf(query: string): string {
  return listFilterChips(readSearch(query))
    .map(({ label }) => label)
    .join(', ');
}
