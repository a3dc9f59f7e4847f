import { paths } from '@site/contracts';
import { ButtonLink, HStack } from '@site/ui/core';
import { ParcelStage } from '@site/ui/media';
import { OpenToday } from '../features/open-today/open-today';
import { SearchLink } from '../features/search-link/search-link';

export default function ComingSoonPage() {
  return (
    <>
      <ParcelStage id="coming-soon" title="We are working hard to bring you something amazing. Stay tuned!">
        <HStack wrap="wrap" gap="4">
          <ButtonLink to={paths.home} size="lg">
            Back to Homepage
          </ButtonLink>
          <SearchLink />
        </HStack>
      </ParcelStage>
      <OpenToday />
    </>
  );
}
