import { paths } from '@site/contracts';
import { ButtonLink, Container, Section } from '@site/ui/core';
import { Banner } from '@site/ui/cards';
import { bannerAgent, bannerAgentUpright } from '../../../images/manifest.json';

export function AgentBanner() {
  return (
    <Section pt="0">
      <Container>
        <Banner
          image={bannerAgent}
          upright={bannerAgentUpright}
          title="Become An Agent"
          text="Put your listings in front of people who are already looking abroad."
          action={
            <ButtonLink to={paths.agencyPlans} size="lg">
              See agency plans
            </ButtonLink>
          }
        />
      </Container>
    </Section>
  );
}
