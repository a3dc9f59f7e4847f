import { useRef } from 'react';
import { paths, type FragmentProps } from '@site/contracts';
import { Fragment } from '@site/runtime';
import { Banner } from '@site/ui/cards';
import {
  Box,
  Breadcrumb,
  ButtonLink,
  chakra,
  Container,
  Grid,
  Heading,
  Section,
  SectionHead,
  TextLink,
} from '@site/ui/core';
import { bannerDiscover, bannerDiscoverUpright } from '../../images/manifest.json';
import { AgentBanner } from '../features/agent-banner/agent-banner';
import { CityList } from '../features/city-list/city-list';
import { SpainMap } from '../features/spain-map/spain-map';
import { SpainSearchForm } from '../features/spain-search/spain-search-form';
import { useSpainSearch } from '../features/spain-search/use-spain-search';

const grid = 'projects/fragments/property-grid';

const unfiltered = {
  forSale: { sort: 'lowest', limit: 4 },
  toRent: { bedsMax: 3, limit: 4 },
} satisfies Record<string, FragmentProps['projects/fragments/property-grid']>;

const trail = [{ label: 'Home', to: paths.home }, { label: 'Overseas', to: paths.overseas }, { label: 'Spain' }];

export default function SpainPage() {
  const { choices, filter, search } = useSpainSearch();
  const results = useRef<HTMLElement>(null);

  function searchAndShow(form: FormData) {
    search(form);
    // Focusing alone would scroll to the middle of a section that is taller than the screen.
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  }

  return (
    <>
      <Container pt={{ base: '8', md: '14' }}>
        <Breadcrumb items={trail} />
        <Heading as="h1" textStyle="h1" tabIndex={-1} mt="28px" mb={{ base: '10', md: '14' }}>
          Search for property in Spain
        </Heading>
        <Grid
          templateColumns={{ lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
          gap={{ base: '10', lg: '8' }}
          alignItems="start"
        >
          <SpainMap />
          <SpainSearchForm choices={choices} onSearch={searchAndShow} />
        </Grid>
      </Container>
      <Results ref={results} id="for-sale" aria-labelledby="madrid" tabIndex={-1} pt={{ base: '16', md: '24' }}>
        <Container>
          <SectionHead
            title="Properties For Sale in Madrid"
            id="madrid"
            note={!filter && 'Sample homes until agents in Madrid list their own'}
            action={filter && <TextLink to={paths.spain}>Clear the search</TextLink>}
          />
          <Fragment
            id={grid}
            label="Properties For Sale in Madrid"
            place="madrid"
            saleStatus="for sale"
            {...(filter ?? unfiltered.forSale)}
          />
          <Box my="section">
            <Banner
              image={bannerDiscover}
              upright={bannerDiscoverUpright}
              title="Discover Properties That Will Improve Your Life And That Of Your Family"
              minHeight={460}
              action={
                <ButtonLink to={paths.projectSearch} size="lg">
                  Discover
                </ButtonLink>
              }
            />
          </Box>
          <SectionHead title="To rent in Madrid" />
          <Fragment
            id={grid}
            label="To rent in Madrid"
            place="madrid"
            saleStatus="per month"
            {...(filter ?? unfiltered.toRent)}
          />
        </Container>
      </Results>
      <Section pt="0" aria-labelledby="hot">
        <Container>
          <SectionHead title="Recommended Hot Properties" id="hot" />
          <Fragment id={grid} label="Recommended Hot Properties" place="spain" limit={4} />
        </Container>
      </Section>
      <AgentBanner />
      <CityList />
    </>
  );
}

/** A focus target, not a control: no ring around half a page. */
const Results = chakra(Section, { base: { _focusVisible: { outline: 'none', boxShadow: 'none' } } });
