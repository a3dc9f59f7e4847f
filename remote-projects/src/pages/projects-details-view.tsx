import { memo, Suspense, useMemo, useRef, useState, type MouseEvent } from 'react';
import { ContactForm } from '@site/contact-form';
import { paths } from '@site/contracts';
import { Banner } from '@site/ui/cards';
import { Box, ButtonLink, Container, VisuallyHidden } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { agentPortrait, bannerAgent, bannerAgentUpright, project06, project06Strip } from '../../images/manifest.json';
import type { Home } from '../content/catalogue';
import { useQuery } from '../features/address/use-query';
import { SavedLine } from '../components/saved-line';
import { FeaturedHomes } from '../features/featured-homes/featured-homes';
import { FullScreen } from '../features/full-screen/full-screen';
import { FoundProjects } from '../features/project-grid/found-projects';
import { HomeGrid } from '../components/home-grid';
import { ActiveFilters } from '../features/search/active-filters';
import { FilterSheet } from '../features/search/filter-sheet';
import { Pagination } from '../features/search/pagination';
import { HomeRows } from '../features/search/home-rows';
import { ResultsHeader } from '../features/search/results-header';
import { findResults } from '../features/search/results';
import { addressOf, emptySearch, hasFilters, readSearch, withoutFilters, type Search } from '../features/search/search';
import { ClosestNote, EmptyResult, RupeesNote, UnfilteredNote } from '../features/search/search-notes';
import { SearchPanel } from '../features/search/search-panel';
import { understand, withSentence } from '../features/search/understand';
import { useSearch } from '../features/search/use-search';

export default function ProjectsDetailsViewPage() {
  const state = withSentence(useSearch(useQuery()));
  const { search, shownQuery, choose } = state;
  const title = useRef<HTMLHeadingElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { asked, shown, sentence, results } = useMemo(() => {
    const asked = readSearch(shownQuery);
    const understood = understand(asked);
    return { asked, shown: understood.search, sentence: understood.sentence, results: findResults(understood) };
  }, [shownQuery]);
  const goTo = (patch: Partial<Search>) => {
    choose(patch);
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
  const isEmpty = results.homes.length + results.projects.length === 0 && results.featured === undefined;
  const projects = <FoundProjects projects={results.projects} />;
  return (
    <>
      {hero}
      <Container position="relative" mt={{ base: '-64px', md: '-80px', _print: '0' }} pb="section">
        <SearchPanel state={state} onSearch={submit} onFilters={() => setSheetOpen(true)} />
        <UnfilteredNote />
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
            search={{ ...shown, text: sentence.words }}
            onRemove={(key) => goTo(key === 'text' ? { text: sentence.without('words') } : { [key]: emptySearch[key] })}
            onClear={isEmpty ? undefined : clear}
          />
          {sentence.rupees && <RupeesNote amount={sentence.rupees} />}
          {results.areProjectsFirst && projects}
          {results.missing && <ClosestNote missing={results.missing} />}
          {results.matches === null && featured}
          {results.featured !== undefined && featuredFrom(results.featured)}
          {results.homes.length > 0 && <Homes homes={results.homes} view={shown.view} />}
          {!results.areProjectsFirst && projects}
          {isEmpty && <EmptyResult isFiltered={hasFilters({ ...shown, text: '' })} onClear={clear} />}
          {results.pages > 1 && (
            <Box my={{ base: '12', md: '18' }} onClick={(event) => leadUp(event, title.current)}>
              <Pagination page={shown.page} pages={results.pages} toPage={(page) => addressOf({ ...asked, page })} />
            </Box>
          )}
        </Box>
      </Container>
      <FullScreen open={isSheetOpen} onClose={() => setSheetOpen(false)} label="Filters" file={undefined}>
        <FilterSheet state={state} results={results} onShow={show} />
      </FullScreen>
      {contact}
    </>
  );
}

// Not rendered again with each choice.
const hero = (
  <Suspense>
    {/* Low, so that results are in the first screen. `priority` belongs to the larger picture of a home. */}
    <Picture
      image={project06}
      sizes="max(100vw, 960px)"
      upright={{ image: project06Strip, sizes: '100vw' }}
      alt=""
      loading="eager"
      h={{ base: '176px', md: '280px' }}
      css={{ '@media (max-height: 30em)': { h: '150px' } }}
      _print={{ display: 'none' }}
      objectPosition="50% 38%"
      bg={project06.color}
    />
  </Suspense>
);
const contact = (
  <Suspense>
    <ContactForm heading="Contact Us" portrait={agentPortrait} />
  </Suspense>
);
const featured = featuredFrom(0);

function featuredFrom(first: number) {
  return (
    <Suspense>
      <Box mb={{ base: '6', md: '10' }}>
        <FeaturedHomes key={first} first={first} />
      </Box>
    </Suspense>
  );
}

/** The promo block is between the first eight homes and the rest. */
const Homes = memo(function Homes({ homes, view }: { homes: readonly Home[]; view: Search['view'] }) {
  const List = view === 'list' ? HomeRows : HomeGrid;
  const rest = homes.slice(8);
  return (
    <>
      <VisuallyHidden as="h2">Homes</VisuallyHidden>
      <List homes={homes.slice(0, 8)} label="Homes" />
      <Suspense>
        <Box my={{ base: '12', md: '18' }} _print={{ display: 'none' }}>
          <Banner
            image={bannerAgent}
            upright={bannerAgentUpright}
            title="Starting From Rs. 90,000"
            text="Lahore / Per month"
            action={
              <ButtonLink to={paths.comingSoon} size="lg">
                Coming Soon
              </ButtonLink>
            }
          />
        </Box>
      </Suspense>
      {rest.length > 0 && <List homes={rest} label="More homes" />}
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
