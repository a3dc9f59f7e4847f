import { paths } from '@site/contracts';
import { ButtonLink, Flex, Heading, Text } from '@site/ui/core';
import { ParcelStage } from '@site/ui/media';

export function NotFoundPage() {
  return (
    <ParcelStage plot="missing">
      <Heading as="h1" textStyle="display" tabIndex={-1}>
        This page not exists!
      </Heading>
      <Text textStyle="lead" color="fg.muted" mt="6">
        The address may be mistyped, or the page has moved. The homepage is a good place to start again.
      </Text>
      <Flex mt="10" gap="4" wrap="wrap">
        <ButtonLink to={paths.home} size="lg">
          Back to Homepage
        </ButtonLink>
        <ButtonLink to={paths.projects} size="lg" variant="outline">
          Our Projects
        </ButtonLink>
      </Flex>
    </ParcelStage>
  );
}
