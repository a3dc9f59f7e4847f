import { Box, chakra } from '@site/ui/core';
import { Field, NumberButtons, SearchInput, SegmentedControl, SelectInput } from '@site/ui/forms';
import { MapPin } from 'lucide-react';
import { AmountInput } from './amount-input';
import { bathOptions, bedOptions, cityOptions, kindOptions, modeOptions } from './options';
import { mostBaths, mostBeds } from './search';
import { queryNames, readSearch } from './search-codec';
import type { SearchState } from './use-search';

/** Buy or rent, what kind, which words, which city. */
export function MainFields({ search, choose, type }: SearchState) {
  return (
    <>
      <Box w={{ md: '240px' }}>
        <SegmentedControl label="Buy or rent" name={queryNames.mode} options={modeOptions} value={search.mode} onChange={(mode) => choose({ mode })} />
      </Box>
      <Main>
        <Field label="Property type">
          <SelectInput
            name={queryNames.kind}
            options={kindOptions}
            value={search.kind}
            onChange={({ target }) => choose({ kind: valid('kind', target.value) })}
          />
        </Field>
        <Field label="Search">
          <SearchInput
            name={queryNames.text}
            placeholder="Project or neighborhood"
            autoComplete="off"
            maxLength={100}
            value={search.text}
            onChange={({ target }) => type({ text: target.value })}
          />
        </Field>
        <Field label="City">
          <SelectInput
            name={queryNames.city}
            icon={<MapPin size={20} aria-hidden />}
            options={cityOptions}
            value={search.city ?? ''}
            onChange={({ target }) => choose({ city: valid('city', target.value) })}
          />
        </Field>
      </Main>
    </>
  );
}

/** Beds, baths, and the price. */
export function RangeFields({ search, choose, type }: SearchState) {
  return (
    <Ranges>
      <NumberButtons
        label="Beds"
        options={bedOptions}
        value={search.beds === null ? null : String(search.beds)}
        onChange={(beds) => choose({ beds: beds === null ? null : Math.min(Number(beds), mostBeds) })}
      />
      <NumberButtons
        label="Baths"
        options={bathOptions}
        value={search.baths === null ? null : String(search.baths)}
        onChange={(baths) => choose({ baths: baths === null ? null : Math.min(Number(baths), mostBaths) })}
      />
      <Field label="Price from">
        <AmountInput name={queryNames.priceFrom} placeholder="30,000" value={search.priceFrom} onChange={(priceFrom) => type({ priceFrom })} />
      </Field>
      <Field label="Price to">
        <AmountInput name={queryNames.priceTo} placeholder="90,000" value={search.priceTo} onChange={(priceTo) => type({ priceTo })} />
      </Field>
    </Ranges>
  );
}

/** What More options shows. */
export function AreaFields({ search, type }: SearchState) {
  return (
    <Areas>
      <Field label="Area from, m²">
        <AmountInput name={queryNames.areaFrom} placeholder="100" value={search.areaFrom} onChange={(areaFrom) => type({ areaFrom })} />
      </Field>
      <Field label="Area to, m²">
        <AmountInput name={queryNames.areaTo} placeholder="300" value={search.areaTo} onChange={(areaTo) => type({ areaTo })} />
      </Field>
    </Areas>
  );
}

/** A select gives a string; what it may be is known to the codec. */
function valid<Key extends 'kind' | 'city'>(key: Key, value: string) {
  return readSearch(new URLSearchParams({ [queryNames[key]]: value }).toString())[key];
}

const columns = 'minmax(0, 1fr)';

const Main = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { md: `repeat(2, ${columns})`, lg: 'minmax(0, 260fr) minmax(0, 616fr) minmax(0, 300fr)' },
    // Between phones and large screens the words take a row of their own.
    '& > :nth-of-type(2)': { gridRow: { md: 1, lg: 'auto' }, gridColumn: { md: '1 / -1', lg: 'auto' } },
  },
});

const Ranges = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { md: `repeat(2, ${columns})`, lg: `auto auto ${columns} ${columns}` },
  },
});

const Areas = chakra('div', { base: { display: 'grid', gap: '5', gridTemplateColumns: { sm: `repeat(2, ${columns})` }, maxWidth: { lg: '580px' } } });
