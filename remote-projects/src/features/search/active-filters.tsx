import { Button, Flex } from '@site/ui/core';
import { Chip } from '../../components/chip';
import { inLocalArea } from '../../model/local-area';
import { formatPrice } from '../../model/amount';
import { mostBaths, mostBeds, type Search } from './search';

export interface ActiveFiltersProps {
  search: Search;
  onRemove: (key: keyof Search) => void;
  onClear?: () => void;
}

export function ActiveFilters({ search, onRemove, onClear }: ActiveFiltersProps) {
  const chips = listFilterChips(search);
  if (chips.length === 0) return null;
  return (
    <Flex asChild wrap="wrap" align="center" gap="3" mb="6">
      <ul aria-label="Filters">
        {chips.map(({ key, label }) => (
          <li key={key}>
            <Chip onRemove={() => onRemove(key)} removeLabel={`Remove filter: ${label}`}>
              {label}
            </Chip>
          </li>
        ))}
        {onClear && (
          <li>
            <Button variant="plain" onClick={onClear}>
              Clear all
            </Button>
          </li>
        )}
      </ul>
    </Flex>
  );
}

interface FilterChip {
  key: keyof Search;
  label: string;
}

/** In panel order. */
export function listFilterChips(search: Search): FilterChip[] {
  const { mode, kind, text, city, beds, baths, priceFrom, priceTo, areaFrom, areaTo } = search;
  const chips: (FilterChip | false)[] = [
    mode !== null && { key: 'mode', label: mode === 'rent' ? 'To rent' : 'To buy' },
    kind !== 'homes' && { key: 'kind', label: kindLabels[kind] },
    text.trim() !== '' && { key: 'text', label: `“${shorten(text.trim())}”` },
    city !== null && { key: 'city', label: city },
    beds !== null && { key: 'beds', label: countLabel(beds, mostBeds, 'bedroom') },
    baths !== null && { key: 'baths', label: countLabel(baths, mostBaths, 'bath') },
    priceFrom !== null && { key: 'priceFrom', label: `From ${formatPrice(priceFrom)}` },
    priceTo !== null && { key: 'priceTo', label: `Up to ${formatPrice(priceTo)}` },
    areaFrom !== null && { key: 'areaFrom', label: `From ${areaText(areaFrom)}` },
    areaTo !== null && { key: 'areaTo', label: `Up to ${areaText(areaTo)}` },
  ];
  return chips.filter((chip) => chip !== false);
}

const kindLabels = { apartments: 'Apartments', condos: 'Condos', houses: 'Houses and villas' };

/** All cities of the search count in marla. */
function areaText(squareMeters: number): string {
  return inLocalArea(squareMeters, { city: 'Lahore' });
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function countLabel(count: number, most: number, unit: string): string {
  const words = count === 1 ? unit : `${unit}s`;
  return count === most ? `${count} or more ${words}` : `${count} ${words}`;
}
