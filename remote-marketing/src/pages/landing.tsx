import { Suspense } from 'react';
import { ContactForm } from '@site/contact-form';
import { paths } from '@site/contracts';
import { Fragment } from '@site/runtime';
import { Container, Section, SectionHead, TextLink } from '@site/ui/core';
import { agentPortrait } from '../../images/manifest.json';
import { LandingHero } from '../features/landing-hero/landing-hero';
import { PromoPanel } from '../features/promo/promo-panel';
import { PropertiesSoon } from '../features/properties/properties-soon';
import { SearchField, searchName, SearchPanel } from '../features/search-panel/search-panel';
import { Steps } from '../features/steps/steps';

/** Each `Suspense` hydrates separately: a press waits only for its section. */
export default function LandingPage() {
  return (
    <>
      <Suspense>
        <LandingHero>
          <SearchPanel title="Find your property" field={<SuggestingField />} />
        </LandingHero>
      </Suspense>
      <Suspense>
        <Steps />
      </Suspense>
      <Section aria-labelledby="projects">
        <Container>
          <SectionHead
            title="Projects"
            id="projects"
            note="Housing and commercial schemes in Lahore and Islamabad"
            action={<AllProjects />}
          />
          <Fragment id="projects/fragments/project-grid" label="Projects" mode="showAll" />
        </Container>
      </Section>
      <Suspense>
        <PromoPanel />
        <PropertiesSoon />
      </Suspense>
      <Suspense>
        <ContactForm heading="Contact Us" portrait={agentPortrait} />
      </Suspense>
    </>
  );
}

const placeholder = 'Neighborhood, project or city';
const plainField = <SearchField placeholder={placeholder} />;

/** Suggests what projects has. */
function SuggestingField() {
  return (
    <Fragment
      id="projects/fragments/search-field"
      label="Search"
      name={searchName}
      placeholder={placeholder}
      fallback={plainField}
    />
  );
}

function AllProjects() {
  return (
    <TextLink to={paths.projects} hideFrom="md" display="inline-flex" alignItems="center" minH="11">
      View All 10
    </TextLink>
  );
}
