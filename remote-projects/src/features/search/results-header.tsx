import type { ReactNode, Ref } from 'react';
import { Box, Flex, Heading, HStack, IconButton, Text } from '@site/ui/core';
import { Field, SelectInput } from '@site/ui/forms';
import { LayoutGrid, List } from 'lucide-react';
import type { Results } from './results';
import { queryNames, readSearch, type Search } from './search';

export interface ResultsHeaderProps {
  search: Search;
  results: Results;
  city: Search['city'];
  choose: (patch: Partial<Search>) => void;
  titleRef: Ref<HTMLHeadingElement>;
  /** Beside the count. */
  saved: ReactNode;
}

export function ResultsHeader({ search, results, city, choose, titleRef, saved }: ResultsHeaderProps) {
  return (
    <Flex wrap="wrap" align="flex-end" justify="space-between" columnGap="8" rowGap="4" mb={{ base: '5', md: '6' }}>
      <div>
        <Heading as="h1" textStyle="h1" ref={titleRef} tabIndex={-1}>
          {`Projects in ${city ?? 'a city'}`}
        </Heading>
        <HStack mt="2" columnGap="6" rowGap="0" flexWrap="wrap">
          <Text role="status" color="fg.muted" textStyle="medium">
            {results.summary}
          </Text>
          <Text textStyle="small" color="fg.muted">
            Sample prices
          </Text>
          {saved}
        </HStack>
      </div>
      <HStack gap="3" wrap="wrap" w={{ base: 'full', sm: 'auto' }} _print={{ display: 'none' }}>
        <SortSelect search={search} choose={choose} />
        <ViewButtons search={search} choose={choose} />
      </HStack>
    </Flex>
  );
}

type ChoiceProps = Pick<ResultsHeaderProps, 'search' | 'choose'>;

/** Exact words (PVIEW-08). */
const sortOptions = [
  { value: 'popularity', label: 'Popularity' },
  { value: 'lowest', label: 'Lowest price' },
  { value: 'highest', label: 'Highest price' },
  { value: 'largest', label: 'Largest area' },
  { value: 'most-bedrooms', label: 'Most bedrooms' },
];

function SortSelect({ search, choose }: ChoiceProps) {
  const sort = (value: string) => choose({ sort: readSearch(`${queryNames.sort}=${value}`).sort });
  return (
    <>
      <Text as="span" textStyle="label" aria-hidden="true" hideBelow="sm">
        Sort by
      </Text>
      <Box flex={{ base: '1 1 9.5rem', sm: 'none' }} width={{ sm: '12.5rem' }} minWidth={0}>
        <Field label="Sort by" hideLabel>
          <SelectInput options={sortOptions} value={search.sort} onChange={({ target }) => sort(target.value)} />
        </Field>
      </Box>
    </>
  );
}

function ViewButtons({ search, choose }: ChoiceProps) {
  const show = (view: Search['view']) => choose({ view, page: search.page });
  return (
    <HStack role="group" aria-label="Show as" gap="2">
      <IconButton
        aria-label="List"
        aria-pressed={search.view === 'list'}
        selected={search.view === 'list'}
        onClick={() => show('list')}
      >
        <List size={20} aria-hidden />
      </IconButton>
      <IconButton
        aria-label="Grid"
        aria-pressed={search.view === 'grid'}
        selected={search.view === 'grid'}
        onClick={() => show('grid')}
      >
        <LayoutGrid size={20} aria-hidden />
      </IconButton>
    </HStack>
  );
}
