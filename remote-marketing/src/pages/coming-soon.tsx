import { paths } from '@site/contracts';
import { ButtonLink, Heading } from '@site/ui/core';
import { ParcelStage } from '@site/ui/media';
import { comingSoon } from '../content/coming-soon';
import { OpenToday } from '../features/open-today/open-today';

export default function ComingSoonPage() {
  return (
    <>
      <ParcelStage labelledBy="coming-soon">
        <Heading as="h1" textStyle="h1" id="coming-soon" tabIndex={-1}>
          {comingSoon.heading}
        </Heading>
        <ButtonLink to={paths.home} size="lg" mt="10">
          {comingSoon.action}
        </ButtonLink>
      </ParcelStage>
      <OpenToday />
    </>
  );
}
