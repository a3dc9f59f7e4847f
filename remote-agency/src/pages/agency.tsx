import { ContactForm, contactId } from '@site/contact-form';
import { paths } from '@site/contracts';
import { Fragment } from '@site/runtime';
import { ButtonLink, Container, Heading, HStack, Section, SectionHead } from '@site/ui/core';
import { agentPortrait } from '../../images/manifest.json';
import { agent } from '../content/agent';
import { AgentProfile } from '../features/agent-profile/agent-profile';

export default function AgencyPage() {
  return (
    <>
      <Container pt={{ base: '10', lg: '18' }} pb="section">
        <Heading as="h1" textStyle="h1" tabIndex={-1} mb={{ base: '8', lg: '12' }}>
          Partner Agent
        </Heading>
        <AgentProfile>
          <HStack gap="4" wrap="wrap">
            <ButtonLink href={`#${contactId}`}>Contact {agent.name.split(' ')[0]}</ButtonLink>
            <ButtonLink to={paths.projects} variant="outline">
              See our projects
            </ButtonLink>
          </HStack>
        </AgentProfile>
      </Container>
      <Section pt="0" aria-labelledby="homes">
        <Container>
          <SectionHead title={`Homes that ${agent.name} shows`} id="homes" />
          <Fragment id="projects/fragments/property-grid" label="Homes" limit={4} />
        </Container>
      </Section>
      <ContactForm heading="Contact With An Agent" portrait={agentPortrait} />
    </>
  );
}
