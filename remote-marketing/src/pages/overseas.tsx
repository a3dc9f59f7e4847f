import { ContactForm } from '@site/contact-form';
import { paths } from '@site/contracts';
import { Fragment } from '@site/runtime';
import { Box, Container, Section, SectionHead, Stack, Text, TextLink } from '@site/ui/core';
import { agentPortrait } from '../../images/manifest.json';
import { AgentBanner } from '../features/agent-banner/agent-banner';
import { PopularCountries } from '../features/countries/popular-countries';
import { OverseasHero } from '../features/overseas-hero/overseas-hero';
import { Regions } from '../features/regions/regions';
import { SearchField, SearchPanel } from '../features/search-panel/search-panel';
import { SplitSection } from '../features/split-section/split-section';

const about = [
  'Buying abroad is easier when every country is described in the same way. We are preparing a plain guide to costs, ownership and paperwork for each country.',
  'With over 4 million searches a month, our visitors use these pages to settle on a region first and on a home second. Once you have a short list, an agent who knows the place answers your questions and stays with you until you hold the keys.',
];

export default function OverseasPage() {
  return (
    <>
      <OverseasHero>
        <SearchPanel field={<SearchField placeholder="Country, region or city" />} isAbroad>
          <Box mt="5">
            <TextLink to={paths.spain}>Advanced Search</TextLink>
          </Box>
        </SearchPanel>
      </OverseasHero>
      <PopularCountries />
      <AgentBanner />
      <Section pt="0" aria-labelledby="recommended">
        <Container>
          <SectionHead title="Recommended properties" id="recommended" />
          <Fragment
            id="projects/fragments/property-grid"
            label="Recommended properties"
            place="overseas"
            limit={4}
            headingLevel={3}
          />
        </Container>
      </Section>
      <SplitSection title="Countries by region" bg="bg.surface">
        <Regions />
      </SplitSection>
      <SplitSection title="About">
        <Stack gap="1.40625rem">
          {about.map((paragraph, index) => (
            <Text key={paragraph} textStyle="reading" color={index ? 'fg.soft' : 'fg.default'}>
              {paragraph}
            </Text>
          ))}
        </Stack>
      </SplitSection>
      <ContactForm heading="Contact With An Agent" portrait={agentPortrait} />
    </>
  );
}
