import { useRef } from 'react';
import { paths, type FragmentProps } from '@site/contracts';
import { Fragment } from '@site/runtime';
import { Breadcrumb, Container, Grid, Heading, Section, SectionHead, TextLink } from '@site/ui/core';
import { spain } from '../content/spain';
import { AgentBanner } from '../features/banners/agent-banner';
import { DiscoverBanner } from '../features/banners/discover-banner';
import { CityList } from '../features/city-list/city-list';
import { MadridHomes } from '../features/madrid-homes/madrid-homes';
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
          {spain.title}
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
      <MadridHomes
        ref={results}
        clear={filter && <TextLink to={paths.spain}>{spain.madrid.clear}</TextLink>}
        forSale={
          <Fragment
            id={grid}
            label={spain.madrid.title}
            place="madrid"
            saleStatus="for sale"
            {...(filter ?? unfiltered.forSale)}
          />
        }
        banner={<DiscoverBanner />}
        toRent={
          <Fragment
            id={grid}
            label={spain.madrid.rent}
            place="madrid"
            saleStatus="per month"
            {...(filter ?? unfiltered.toRent)}
          />
        }
      />
      <Section tight aria-labelledby="hot">
        <Container>
          <SectionHead title={spain.recommended} id="hot" />
          <Fragment id={grid} label={spain.recommended} place="spain" limit={4} />
        </Container>
      </Section>
      <AgentBanner />
      <CityList />
    </>
  );
}
