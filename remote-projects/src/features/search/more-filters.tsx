import { useState } from 'react';
import { Box, Button, Grid } from '@site/ui/core';
import { SlidersHorizontal } from 'lucide-react';
import { AreaFields, CountFields, PriceFields } from './panel-fields';
import type { SearchState } from './use-search';

export function MoreFilters(state: SearchState) {
  const { areaFrom, areaTo } = state.search;
  const [wantsMore, setWantsMore] = useState(false);
  const isOpen = wantsMore || areaFrom !== null || areaTo !== null;
  return (
    <Grid
      gap="5"
      alignItems="start"
      gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))', xl: 'auto auto minmax(0, 1fr) minmax(0, 1fr) auto' }}
    >
      <CountFields {...state} />
      <PriceFields {...state} />
      <Box pt={{ xl: '34px' }}>
        <Button
          variant="plain"
          icon={<SlidersHorizontal size={20} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => toggleMore(isOpen, setWantsMore, state)}
        >
          More options
        </Button>
      </Box>
      {isOpen && <AreaFields {...state} />}
    </Grid>
  );
}

/** A hidden field must not filter. */
function toggleMore(isOpen: boolean, setWantsMore: (wants: boolean) => void, { search, choose }: SearchState): void {
  setWantsMore(!isOpen);
  if (isOpen && (search.areaFrom !== null || search.areaTo !== null)) choose({ areaFrom: null, areaTo: null });
}
