import { ContactForm } from '@site/contact-form';
import { Fragment } from '@site/federation';
import { Container, Section, SectionHead } from '@site/ui/core';
import { agentPortrait } from '../../images/agent-portrait';
import { landing } from '../content/landing';
import { LandingHero } from '../features/landing-hero/landing-hero';
import { PromoPanel } from '../features/promo/promo-panel';
import { PropertiesSoon } from '../features/properties/properties-soon';
import { SearchPanel } from '../features/search-panel/search-panel';
import { Steps } from '../features/steps/steps';

/** `/`: hero, steps, projects, promo, properties, contact, in this order (LAND-15). */
export default function LandingPage() {
  const { search, projects } = landing;
  return (
    <>
      <LandingHero>
        <SearchPanel title={search.title} placeholder={search.placeholder} />
      </LandingHero>
      <Steps />
      <Section aria-labelledby="projects">
        <Container>
          <SectionHead title={projects.title} id="projects" note={projects.note} />
          <Fragment id="projects/fragments/project-grid" label="Projects" mode="showAll" />
        </Container>
      </Section>
      <PromoPanel />
      <PropertiesSoon />
      <ContactForm heading="Contact Us" portrait={agentPortrait} />
    </>
  );
}
