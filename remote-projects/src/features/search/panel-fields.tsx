import { Grid } from '@site/ui/core';
import { Field, SearchInput, SegmentedControl, SelectInput } from '@site/ui/forms';
import { MapPin } from 'lucide-react';
import { AmountInput } from './amount-input';
import { NumberButtons } from './number-buttons';
import { bathOptions, bedOptions, cityOptions, kindOptions, modeOptions } from './options';
import { defaultMode, emptySearch, mostBaths, mostBeds } from './search';
import { queryNames, readSearch } from './search-codec';
import type { SearchState } from './use-search';

/** The toggle shows Buy when nothing is chosen. Both are empty in the form and filter nothing. */
export function ModeField({ search, choose }: SearchState) {
  return (
    <SegmentedControl
      label="Buy or rent"
      name={queryNames.mode}
      options={modeOptions}
      value={search.mode === 'rent' ? search.mode : ''}
      onChange={(mode) => choose({ mode: mode || defaultMode })}
    />
  );
}

export function KindField({ search, choose }: SearchState) {
  return (
    <Field label="Property type">
      <SelectInput
        name={queryNames.kind}
        options={kindOptions}
        value={search.kind === emptySearch.kind ? '' : search.kind}
        onChange={({ target }) => choose({ kind: valid('kind', target.value) })}
      />
    </Field>
  );
}

export function TextField({ search, type }: SearchState) {
  return (
    <Field label="Search">
      <SearchInput
        name={queryNames.text}
        placeholder="Project or area"
        autoComplete="off"
        maxLength={100}
        value={search.text}
        onInput={({ currentTarget }) => type({ text: currentTarget.value })}
      />
    </Field>
  );
}

export function CityField({ search, choose }: SearchState) {
  return (
    <Field label="City">
      <SelectInput
        name={queryNames.city}
        icon={<MapPin size={20} aria-hidden />}
        options={cityOptions}
        value={search.city ?? ''}
        onChange={({ target }) => choose({ city: valid('city', target.value) })}
      />
    </Field>
  );
}

export function CountFields({ search, choose }: SearchState) {
  return (
    <>
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
    </>
  );
}

export function PriceFields({ search, type }: SearchState) {
  return (
    <>
      <AmountInput
        label="Price from"
        name={queryNames.priceFrom}
        placeholder="30,000"
        value={search.priceFrom}
        onChange={(priceFrom) => type({ priceFrom })}
      />
      <AmountInput
        label="Price to"
        name={queryNames.priceTo}
        placeholder="90,000"
        value={search.priceTo}
        onChange={(priceTo) => type({ priceTo })}
      />
    </>
  );
}

export function AreaFields({ search, type }: SearchState) {
  return (
    <Grid
      gap="5"
      gridColumn="1 / -1"
      gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }}
      maxWidth={{ xl: '580px' }}
    >
      <AmountInput
        label="Area from, m²"
        name={queryNames.areaFrom}
        placeholder="100"
        value={search.areaFrom}
        onChange={(areaFrom) => type({ areaFrom })}
      />
      <AmountInput
        label="Area to, m²"
        name={queryNames.areaTo}
        placeholder="300"
        value={search.areaTo}
        onChange={(areaTo) => type({ areaTo })}
      />
    </Grid>
  );
}

function valid<Key extends 'kind' | 'city'>(key: Key, value: string) {
  return readSearch(new URLSearchParams({ [queryNames[key]]: value }).toString())[key];
}
