import { memo, Suspense, useRef, useState, type MouseEvent } from 'react';
import { ContactForm } from '@site/contact-form';
import { Box, Container, VisuallyHidden } from '@site/ui/core';
import { agentPortrait } from '../../images/manifest.json';
import type { Property } from '../content/properties';
import { AwaitsQuery } from '../features/address/awaits-query';
import { useQuery } from '../features/address/use-query';
import { FavouriteHeart } from '../features/favourites/favourite-heart';
import { SavedLine } from '../features/favourites/saved-line';
import { FeaturedHomes } from '../features/featured-homes/featured-homes';
import { FullScreen } from '../features/full-screen/full-screen';
import { PromoBanner } from '../features/promo/promo-banner';
import { PropertyGrid } from '../features/property-grid/property-grid';
import { ActiveFilters } from '../features/search/active-filters';
import { EmptyResult } from '../features/search/empty-result';
import { FilterSheet } from '../features/search/filter-sheet';
import { withoutFilter } from '../features/search/filter-chips';
import { FoundProjects } from '../features/search/found-projects';
import { Pagination } from '../features/search/pagination';
import { PropertyRows } from '../features/search/property-rows';
import { ResultsHeader } from '../features/search/results-header';
import { hasFilters, withoutFilters, type Search } from '../features/search/search';
import { addressOf } from '../features/search/search-codec';
import { SearchHero } from '../features/search/search-hero';
import { SearchPanel } from '../features/search/search-panel';
import { ScriptNote, SimilarNote } from '../features/search/search-notes';
import { useResults } from '../features/search/use-results';
import { useSearch } from '../features/search/use-search';

export default function ProjectsDetailsViewPage() {
  const state = useSearch(useQuery());
  const { search, shownQuery, choose } = state;
  const title = useRef<HTMLHeadingElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { shown, results } = useResults(shownQuery);
  const goTo = (next: Search) => {
    choose(next);
    title.current?.focus();
  };
  const clear = () => goTo(withoutFilters(search));
  const show = () => {
    setSheetOpen(false);
    // The closing dialog returns the focus first.
    setTimeout(() => showResults(title.current));
  };
  const submit = () => {
    state.submit();
    showResults(title.current);
  };
  const isEmpty = results.homes.length === 0;
  return (
    <>
      {hero}
      <Container position="relative" mt={{ base: '-64px', md: '-80px', _print: '0' }} pb="section">
        <SearchPanel state={state} onSearch={submit} onFilters={() => setSheetOpen(true)} />
        <ScriptNote />
        <AwaitsQuery pending="Loading your search …">
          <Box id="results" pt={{ base: '6', md: '8' }}>
            <ResultsHeader
              search={search}
              results={results}
              city={shown.city}
              choose={choose}
              titleRef={title}
              saved={<SavedLine />}
            />
            <ActiveFilters
              search={shown}
              onRemove={(key) => goTo(withoutFilter(search, key))}
              onClear={isEmpty ? undefined : clear}
            />
            {results.areSimilar && <SimilarNote text={shown.text} />}
            <FoundProjects projects={results.projects} />
            {results.matches === null && featured}
            {isEmpty ? (
              <EmptyResult isFiltered={hasFilters({ ...shown, text: '' })} onClear={clear} />
            ) : (
              <Homes homes={results.homes} view={shown.view} />
            )}
            {results.pages > 1 && (
              <Box my={{ base: '12', md: '18' }} onClick={(event) => leadUp(event, title.current)}>
                <Pagination page={shown.page} pages={results.pages} toPage={(page) => addressOf({ ...shown, page })} />
              </Box>
            )}
          </Box>
        </AwaitsQuery>
      </Container>
      <FullScreen open={isSheetOpen} onClose={() => setSheetOpen(false)} label="Filters" tone="paper" file={undefined}>
        <FilterSheet state={state} results={results} onShow={show} />
      </FullScreen>
      {contact}
    </>
  );
}

// Not rendered again with each choice.
const hero = (
  <Suspense>
    <SearchHero />
  </Suspense>
);
const contact = (
  <Suspense>
    <ContactForm heading="Contact Us" portrait={agentPortrait} />
  </Suspense>
);
const featured = (
  <Suspense>
    <Box mb={{ base: '6', md: '10' }}>
      <FeaturedHomes />
    </Box>
  </Suspense>
);

/** The promo block is between the first eight homes and the rest. */
const Homes = memo(function Homes({ homes, view }: { homes: readonly Property[]; view: Search['view'] }) {
  const List = view === 'list' ? PropertyRows : PropertyGrid;
  const heart = ({ id, neighborhood }: Property) => <FavouriteHeart id={`property:${id}`} name={neighborhood} />;
  const rest = homes.slice(8);
  return (
    <>
      <VisuallyHidden as="h2">Homes</VisuallyHidden>
      <List homes={homes.slice(0, 8)} label="Homes" action={heart} />
      <Suspense>
        <Box my={{ base: '12', md: '18' }} _print={{ display: 'none' }}>
          <PromoBanner />
        </Box>
      </Suspense>
      {rest.length > 0 && <List homes={rest} label="More homes" action={heart} />}
    </>
  );
});

/** Moves the focus to the results header, because the page links are far below. Not for a new tab. */
function leadUp({ defaultPrevented }: MouseEvent, title: HTMLHeadingElement | null): void {
  if (defaultPrevented) title?.focus({ preventScroll: true });
}

function showResults(title: HTMLHeadingElement | null): void {
  title?.focus({ preventScroll: true });
  title?.closest('#results')?.scrollIntoView({ block: 'start' });
}
