import { useState, type FormEvent } from 'react';
import { paths } from '@site/contracts';
import { Button, chakra } from '@site/ui/core';
import { Search as SearchIcon, SlidersHorizontal } from 'lucide-react';
import { AreaFields, MainFields, RangeFields } from './panel-fields';
import type { SearchState } from './use-search';

export interface SearchPanelProps {
  state: SearchState;
  /** The visitor wants to see what was found. */
  onSearch: () => void;
}

/** Every choice takes effect at once; the Search button leads to what was found. A plain form where there is no scripting. */
export function SearchPanel({ state, onSearch }: SearchPanelProps) {
  const { areaFrom, areaTo } = state.search;
  const [wantsMore, setWantsMore] = useState(false);
  const isOpen = wantsMore || areaFrom !== null || areaTo !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <Panel role="search" aria-label="Projects" method="get" action={paths.projectSearch} onSubmit={submit}>
      <MainFields {...state} />
      <RangeFields {...state} />
      {isOpen && <AreaFields {...state} />}
      <Foot>
        <Button
          variant="link"
          icon={<SlidersHorizontal size={20} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => toggleMore(isOpen, setWantsMore, state)}
        >
          More options
        </Button>
        <Button type="submit" size="lg" iconEnd={<SearchIcon size={20} aria-hidden />} flexGrow={{ base: 1, sm: 0 }}>
          Search
        </Button>
      </Foot>
    </Panel>
  );
}

/** What is hidden must not filter unseen. */
function toggleMore(isOpen: boolean, setWantsMore: (wants: boolean) => void, { search, choose }: SearchState): void {
  setWantsMore(!isOpen);
  if (isOpen && (search.areaFrom !== null || search.areaTo !== null)) choose({ areaFrom: null, areaTo: null });
}

const Panel = chakra('form', {
  base: {
    display: 'grid',
    gap: '6',
    padding: { base: '22px 20px 20px', md: '28px 32px 32px' },
    borderRadius: 'panel',
    bg: 'bg.surface',
    boxShadow: 'panel',
  },
});

const Foot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4' },
});
