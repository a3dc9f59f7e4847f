import { ContactForm } from '@site/contact-form';
import { paths } from '@site/contracts';
import { Fragment } from '@site/runtime';
import { Box, Container, Section, SectionHead, Stack, Text, TextLink } from '@site/ui/core';
import { agentPortrait } from '../../images/manifest.json';
import { overseas } from '../content/overseas';
import { AgentBanner } from '../features/banners/agent-banner';
import { PopularCountries } from '../features/countries/popular-countries';
import { OverseasHero } from '../features/overseas-hero/overseas-hero';
import { Regions } from '../features/regions/regions';
import { SearchPanel } from '../features/search-panel/search-panel';
import { SplitSection } from '../features/split-section/split-section';

export default function OverseasPage() {
  return (
    <>
      <OverseasHero>
        <SearchPanel placeholder={overseas.searchPlaceholder}>
          <Box mt="5">
            <TextLink to={paths.spain}>{overseas.advanced}</TextLink>
          </Box>
        </SearchPanel>
      </OverseasHero>
      <PopularCountries />
      <AgentBanner />
      <Section tight aria-labelledby="recommended">
        <Container>
          <SectionHead title={overseas.recommended} id="recommended" />
          <Fragment
            id="projects/fragments/property-grid"
            label={overseas.recommended}
            place="overseas"
            limit={4}
            headingLevel={3}
          />
        </Container>
      </Section>
      <SplitSection title={overseas.byRegion} tone="white">
        <Regions />
      </SplitSection>
      <SplitSection title={overseas.about.title}>
        <Stack gap="1.25em" fontSize="1.125rem">
          {overseas.about.paragraphs.map((paragraph, index) => (
            <Text key={paragraph} textStyle="reading" color={index ? 'fg.soft' : 'fg.default'}>
              {paragraph}
            </Text>
          ))}
        </Stack>
      </SplitSection>
      <ContactForm heading={overseas.contact} portrait={agentPortrait} />
    </>
  );
}
