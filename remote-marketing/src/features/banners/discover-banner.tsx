import { paths } from '@site/contracts';
import { ButtonLink } from '@site/ui/core';
import { Banner } from '@site/ui/cards';
import { bannerDiscover, bannerDiscoverUpright } from '../../../images/manifest.json';
import { spain } from '../../content/spain';

export function DiscoverBanner() {
  const { title, action } = spain.discover;
  return (
    <Banner
      image={bannerDiscover}
      upright={bannerDiscoverUpright}
      title={title}
      minHeight={460}
      action={
        <ButtonLink to={paths.projectSearch} size="lg">
          {action}
        </ButtonLink>
      }
    />
  );
}
