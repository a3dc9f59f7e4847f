import type { Home } from '../../content/catalogue';
import { listHomes } from '../../model/list-homes';
import { listFilterChips } from './active-filters';
import { criteriaOf } from './criteria';
import { emptySearch, type Search } from './search';
import { findByText } from './text-index';

const beginnings: Partial<Record<keyof Search, string>> = {
  text: 'Nothing matches',
  priceFrom: 'No home costs',
  priceTo: 'No home costs',
  areaFrom: 'No home measures',
  areaTo: 'No home measures',
};

/** What no home has, or that no home has all of it: "No home has 6 bedrooms." */
export function describeMissing(search: Search, homes: readonly Home[]): string {
  const chips = listFilterChips(search);
  const absent = chips.filter(({ key }) =>
    key === 'text'
      ? !Object.values(findByText(search.text))
          .flat()
          .some(({ nearness }) => nearness === 1)
      : listHomes(homes, criteriaOf({ ...emptySearch, [key]: search[key] })).length === 0,
  );
  if (absent.length === 0) return `Nothing has all of: ${chips.map(({ label }) => label).join(', ')}.`;
  return absent
    .map(
      ({ key, label }) =>
        `${beginnings[key] ?? 'No home has'} ${label.replace(/^[FU](?=rom|p)/, (first) => first.toLowerCase())}.`,
    )
    .join(' ');
}
