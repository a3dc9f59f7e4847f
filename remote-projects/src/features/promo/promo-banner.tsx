import { paths } from '@site/contracts';
import { ButtonLink } from '@site/ui/core';
import { Banner } from '@site/ui/cards';
import { bannerAgent, bannerAgentUpright } from '../../../images/manifest.json';

export function PromoBanner() {
  return (
    <Banner
      image={bannerAgent}
      upright={bannerAgentUpright}
      title="Starting From Rs. 90,000"
      text="Lahore / Per month"
      action={
        <ButtonLink to={paths.comingSoon} size="lg">
          Coming Soon
        </ButtonLink>
      }
    />
  );
}
