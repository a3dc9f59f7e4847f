import type { FormEvent, ReactNode } from 'react';
import { paths } from '@site/contracts';
import { Box, Button, chakra } from '@site/ui/core';
import { Search as SearchIcon, SlidersHorizontal } from 'lucide-react';
import { listFilterChips } from './active-filters';
import { MoreFilters } from './more-filters';
import { CityField, KindField, ModeField, TextField } from './panel-fields';
import type { SearchState } from './use-search';

export interface SearchPanelProps {
  state: SearchState;
  onSearch: () => void;
  onFilters: () => void;
}

/** Each choice takes effect immediately. A plain form without scripts. */
export function SearchPanel({ state, onSearch, onFilters }: SearchPanelProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <Form role="search" aria-label="Projects" method="get" action={paths.projectSearch} onSubmit={submit}>
      <Cell name="mode">
        <ModeField {...state} />
      </Cell>
      <Cell name="kind" hideBelow="md" data-spare>
        <KindField {...state} />
      </Cell>
      <Cell name="text">
        <TextField {...state} />
      </Cell>
      <Cell name="city" hideBelow="md" data-spare>
        <CityField {...state} />
      </Cell>
      <Cell name="filters" hideFrom="xl">
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
          <Box // Phones show only the icon; the word stays the accessible name.
            as="span"
            position={{ base: 'absolute', md: 'static' }}
            insetInlineEnd="0"
            clipPath={{ base: 'inset(50%)', md: 'none' }}
            whiteSpace="nowrap"
          >
            Search
          </Box>
        </Button>
      </Cell>
      <Cell name="more" hideBelow="xl">
        <MoreFilters {...state} />
      </Cell>
    </Form>
  );
}

function filtersLabel({ search }: SearchState): string {
  const count = listFilterChips(search).filter(({ key }) => key !== 'text').length;
  return count === 0 ? 'Filters' : `Filters (${count})`;
}

interface CellProps {
  name: string;
  hideBelow?: 'md' | 'xl';
  hideFrom?: 'xl';
  'data-spare'?: true;
  children: ReactNode;
}

function Cell({ name, ...rest }: CellProps) {
  return <Box gridArea={name} minW="0" {...rest} />;
}

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: { base: '3', xl: '5' },
    alignItems: 'end',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto minmax(52px, auto)',
      md: '200px minmax(0, 1fr) minmax(0, 1fr) auto',
      xl: '200px 180px minmax(0, 1fr) 190px auto',
    },
    // The text has a separate row where one row of all fields would leave it a few letters.
    gridTemplateAreas: {
      base: '"text text submit" "mode filters filters"',
      md: '"text text text submit" "mode kind city filters"',
      xl: '"mode kind text city submit" "more more more more more"',
    },
    '@media (max-width: 22.4em)': {
      gridTemplateAreas: '"text text text" "mode mode mode" "filters filters submit"',
    },
    // A phone on its side has the height of one row; the spare filters are in the sheet, too.
    '@media (max-height: 30em) and (min-width: 48em) and (max-width: 79.9em)': {
      gridTemplateColumns: '200px minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"mode text filters submit"',
      '& > [data-spare]': { display: 'none' },
    },
    padding: { base: '3', md: '4', xl: '5' },
    borderRadius: 'panel',
    bg: 'bg.surface',
    boxShadow: 'panel',
    // Forced colors draw it, and no background.
    outline: '1px solid transparent',
  },
});
