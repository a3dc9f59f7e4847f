import type { FormEvent, ReactNode } from 'react';
import { paths } from '@site/contracts';
import { Box, Button, chakra } from '@site/ui/core';
import { Search as SearchIcon, SlidersHorizontal } from 'lucide-react';
import { listFilterChips } from './filter-chips';
import { MoreFilters } from './more-filters';
import { CityField, KindField, ModeField, TextField } from './panel-fields';
import type { SearchState } from './use-search';

export interface SearchPanelProps {
  state: SearchState;
  onSearch: () => void;
  onFilters: () => void;
}

/**
 * Each choice takes effect immediately. A plain form without scripts. On large screens the first line is sticky, so the
 * form has no box.
 */
export function SearchPanel({ state, onSearch, onFilters }: SearchPanelProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <Form role="search" aria-label="Projects" method="get" action={paths.projectSearch} onSubmit={submit}>
      <Line>
        <Cell name="mode">
          <ModeField {...state} />
        </Cell>
        <Cell name="kind" hideBelow="lg">
          <KindField {...state} />
        </Cell>
        <Cell name="text">
          <TextField {...state} />
        </Cell>
        <Cell name="city" hideBelow="lg">
          <CityField {...state} />
        </Cell>
        <Cell name="filters" hideFrom="lg">
          <Button
            variant="outline"
            fullWidth
            icon={<SlidersHorizontal size={20} aria-hidden />}
            aria-haspopup="dialog"
            onClick={onFilters}
          >
            {filtersLabel(state)}
          </Button>
        </Cell>
        <Cell name="submit">
          <Button
            type="submit"
            fullWidth
            gap={{ base: '0', md: '2' }}
            px={{ base: '4', md: '6' }}
            iconEnd={<SearchIcon size={20} aria-hidden />}
          >
            <Word>Search</Word>
          </Button>
        </Cell>
      </Line>
      <Rest hideBelow="lg">
        <MoreFilters {...state} />
      </Rest>
    </Form>
  );
}

function filtersLabel({ search }: SearchState): string {
  const count = listFilterChips(search).filter(({ key }) => key !== 'text').length;
  return count === 0 ? 'Filters' : `Filters (${count})`;
}

function Cell({ name, ...rest }: { name: string; hideBelow?: 'lg'; hideFrom?: 'lg'; children: ReactNode }) {
  return <Box gridArea={name} minW="0" {...rest} />;
}

/** Phones show only the icon; the word stays the accessible name. */
const Word = chakra('span', {
  base: {
    position: { base: 'absolute', md: 'static' },
    insetInlineEnd: '0',
    clipPath: { base: 'inset(50%)', md: 'none' },
    whiteSpace: 'nowrap',
  },
});

const Form = chakra('form', { base: { display: 'contents' } });

const Line = chakra('div', {
  base: {
    position: { base: 'relative', lg: 'sticky' },
    top: { lg: '0' },
    zIndex: 4,
    display: 'grid',
    gap: '3',
    alignItems: 'end',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto minmax(52px, auto)',
      md: '200px minmax(0, 1fr) auto auto',
      lg: '200px 180px minmax(0, 1fr) 190px auto',
    },
    gridTemplateAreas: {
      base: '"text text submit" "mode filters filters"',
      md: '"mode text filters submit"',
      lg: '"mode kind text city submit"',
    },
    // With text at 200 % on phones, both do not fit on one row.
    '@media (max-width: 19.9em)': {
      gridTemplateAreas: '"text text submit" "mode mode mode" "filters filters filters"',
    },
    padding: { base: '3', md: '4' },
    borderRadius: 'panel',
    bg: 'bg.surface',
    boxShadow: { base: 'panel', lg: 'none' },
    border: { lg: '1px solid {colors.border.hairline}' },
  },
});

const Rest = chakra('div', {
  base: {
    position: 'relative',
    marginTop: '-6',
    padding: '5',
    paddingTop: '8',
    borderBottomLeftRadius: '24px',
    borderBottomRightRadius: '24px',
    bg: 'bg.surface',
    boxShadow: 'panel',
  },
});
