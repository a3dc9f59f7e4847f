import { paths } from '@site/contracts';
import { ButtonLink } from '@site/ui/core';
import { Banner } from '@site/ui/cards';
import { bannerDiscover, project06Card } from '../../../images/manifest.json';

export function DiscoverBanner() {
  return (
    <Banner
      image={bannerDiscover}
      upright={project06Card}
      minHeight={460}
      title="Discover Properties That Will Improve Your Life And That Of Your Family"
      action={
        <ButtonLink to={paths.projectSearch} size="lg">
          Discover
        </ButtonLink>
      }
    />
  );
}
