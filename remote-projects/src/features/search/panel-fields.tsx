import { useMemo } from 'react';
import { Grid } from '@site/ui/core';
import { Field, SegmentedControl, SelectInput } from '@site/ui/forms';
import { MapPin } from 'lucide-react';
import { readAmount, readDollars } from '../../model/amount';
import { AmountInput } from './amount-input';
import { NumberButtons } from './number-buttons';
import { defaultMode, mostBaths, mostBeds, queryNames, readSearch, type Search } from './search';
import { acceptSuggestion, suggest } from './suggest';
import { SuggestInput } from './suggest-input';
import type { SearchState } from './use-search';

/**
 * Exact words (PVIEW-03). The initial choice has an empty value: without scripts the browser submits it, and it must
 * not filter.
 */
const modeOptions = [
  { value: '', label: 'Buy' },
  { value: 'rent', label: 'Rent' },
] as const;

const kindOptions = [
  { value: '', label: 'Homes' },
  { value: 'apartments', label: 'Apartments' },
  { value: 'condos', label: 'Condos' },
];

const cityOptions = [
  { value: '', label: 'Any city' },
  { value: 'Lahore', label: 'Lahore' },
  { value: 'Islamabad', label: 'Islamabad' },
];

/** The toggle shows Buy when nothing is chosen, which filters nothing. A press on Buy chooses it. */
export function ModeField({ search, choose }: SearchState) {
  const press = (mode: Search['mode']) => mode !== search.mode && choose({ mode });
  return (
    <SegmentedControl
      label="Buy or rent"
      name={queryNames.mode}
      options={modeOptions}
      value={search.mode === 'rent' ? search.mode : ''}
      onChange={(mode) => press(mode || defaultMode)}
    />
  );
}

export function KindField({ search, choose }: SearchState) {
  return (
    <Field label="Property type">
      <SelectInput
        name={queryNames.kind}
        options={kindOptions}
        value={kindOptions.some(({ value }) => value === search.kind) ? search.kind : ''}
        onChange={({ target }) => choose({ kind: valid('kind', target.value) })}
      />
    </Field>
  );
}

export function TextField({ search, type }: SearchState) {
  const suggestions = useMemo(() => suggest(search), [search]);
  return (
    <Field label="Search">
      <SuggestInput
        name={queryNames.text}
        placeholder="Project or area"
        maxLength={100}
        value={search.text}
        suggestions={suggestions}
        onChoose={(suggestion) => type({ text: acceptSuggestion(search.text, suggestion) })}
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
      <NumberButtons label="Beds" most={mostBeds} value={search.beds} onChange={(beds) => choose({ beds })} />
      <NumberButtons label="Baths" most={mostBaths} value={search.baths} onChange={(baths) => choose({ baths })} />
    </>
  );
}

export function PriceFields(state: SearchState) {
  return (
    <>
      <AmountField {...state} filter="priceFrom" label="Price from" placeholder="30,000" />
      <AmountField {...state} filter="priceTo" label="Price to" placeholder="90,000" />
    </>
  );
}

export function AreaFields(state: SearchState) {
  return (
    <Grid
      gap="5"
      gridColumn="1 / -1"
      gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }}
      maxWidth={{ xl: '580px' }}
    >
      <AmountField {...state} filter="areaFrom" label="Area from, m²" placeholder="100" />
      <AmountField {...state} filter="areaTo" label="Area to, m²" placeholder="300" />
    </Grid>
  );
}

type AmountFieldProps = SearchState & {
  filter: 'priceFrom' | 'priceTo' | 'areaFrom' | 'areaTo';
  label: string;
  placeholder: string;
};

function AmountField({ search, type, filter, label, placeholder }: AmountFieldProps) {
  const isPrice = filter === 'priceFrom' || filter === 'priceTo';
  return (
    <AmountInput
      label={label}
      name={queryNames[filter]}
      placeholder={placeholder}
      icon={isPrice && <span>$</span>}
      value={search[filter]}
      read={isPrice ? readDollars : readAmount}
      onChange={(value) => type({ [filter]: value })}
    />
  );
}

function valid<Key extends 'kind' | 'city'>(key: Key, value: string) {
  return readSearch(new URLSearchParams({ [queryNames[key]]: value }).toString())[key];
}
