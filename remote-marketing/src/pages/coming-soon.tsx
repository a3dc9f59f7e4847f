import { paths } from '@site/contracts';
import { ButtonLink } from '@site/ui/core';
import { ParcelStage } from '@site/ui/media';
import { OpenToday } from '../features/open-today/open-today';

export default function ComingSoonPage() {
  return (
    <>
      <ParcelStage id="coming-soon" title="We are working hard to bring you something amazing. Stay tuned!">
        <ButtonLink to={paths.home} size="lg">
          Back to Homepage
        </ButtonLink>
      </ParcelStage>
      <OpenToday />
    </>
  );
}
