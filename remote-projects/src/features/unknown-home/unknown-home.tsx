import { paths } from '@site/contracts';
import { ButtonLink, Heading, Text } from '@site/ui/core';
import { ParcelStage } from '@site/ui/media';

export function UnknownHome() {
  return (
    <ParcelStage plot="missing">
      <Heading level={1} tabIndex={-1}>
        We have no home here
      </Heading>
      <Text textStyle="lead" color="fg.muted" mt="6">
        The link may be mistyped, or the home is no longer among our samples. Those in Lahore and Islamabad are one step
        away.
      </Text>
      <ButtonLink to={paths.projectSearch} size="lg" mt="10">
        Search sample homes
      </ButtonLink>
    </ParcelStage>
  );
}
