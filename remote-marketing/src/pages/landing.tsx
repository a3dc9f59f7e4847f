import { Suspense } from 'react';
import { ContactForm } from '@site/contact-form';
import { paths } from '@site/contracts';
import { Fragment } from '@site/runtime';
import { Container, Section, SectionHead, TextLink } from '@site/ui/core';
import { agentPortrait } from '../../images/manifest.json';
import { landing } from '../content/landing';
import { LandingHero } from '../features/landing-hero/landing-hero';
import { PromoPanel } from '../features/promo/promo-panel';
import { PropertiesSoon } from '../features/properties/properties-soon';
import { SearchPanel } from '../features/search-panel/search-panel';
import { Steps } from '../features/steps/steps';

/** Each `Suspense` hydrates separately: a press waits only for its section. */
export default function LandingPage() {
  const { search, projects } = landing;
  return (
    <>
      <Suspense>
        <LandingHero>
          <SearchPanel title={search.title} placeholder={search.placeholder} />
        </LandingHero>
      </Suspense>
      <Suspense>
        <Steps />
      </Suspense>
      <Section aria-labelledby="projects">
        <Container>
          <SectionHead title={projects.title} id="projects" note={projects.note} action={<AllProjects />} />
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

function AllProjects() {
  return (
    <TextLink to={paths.projects} hideFrom="md" display="inline-flex" alignItems="center" minH="11">
      {landing.projects.all}
    </TextLink>
  );
}
