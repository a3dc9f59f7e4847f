import { paths } from '@site/contracts';
import { ButtonLink, Container, Section } from '@site/ui/core';
import { Banner } from '@site/ui/cards';
import { bannerAgent, bannerAgentUpright } from '../../../images/manifest.json';
import { agentBanner } from '../../content/overseas';

export function AgentBanner() {
  const { title, text, action } = agentBanner;
  return (
    <Section tight>
      <Container>
        <Banner
          image={bannerAgent}
          upright={bannerAgentUpright}
          title={title}
          text={text}
          action={
            <ButtonLink to={paths.agencyPlans} size="lg">
              {action}
            </ButtonLink>
          }
        />
      </Container>
    </Section>
  );
}
