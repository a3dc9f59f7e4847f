import { paths } from '@site/contracts';
import { ButtonLink, Heading, Text } from '@site/ui/core';
import { ParcelStage } from '@site/ui/media';

export function UnknownHome() {
  return (
    <ParcelStage plot="missing">
      <Heading as="h1" textStyle="h1" tabIndex={-1}>
        We could not find this home
      </Heading>
      <Text textStyle="lead" color="fg.muted" mt="6">
        The link may be mistyped, or the home is no longer among our samples. You can still search our other sample
        homes.
      </Text>
      <ButtonLink to={paths.projectSearch} size="lg" mt="10">
        Search sample homes
      </ButtonLink>
    </ParcelStage>
  );
}
