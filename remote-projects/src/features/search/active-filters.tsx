import { Button, Flex } from '@site/ui/core';
import { Chip } from '../../components/chip';
import { listFilterChips } from './filter-chips';
import type { Search } from './search';

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
            <Button variant="link" onClick={onClear}>
              Clear all
            </Button>
          </li>
        )}
      </ul>
    </Flex>
  );
}
