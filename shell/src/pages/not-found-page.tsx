import { paths } from '@site/contracts';
import { Box, ButtonLink, Container, Heading, Text } from '@site/ui/core';
import { ParcelMap } from '@site/ui/media';

/** Shown without the navigation bar, with the footer, and served with status 404. */
export function NotFoundPage() {
  return (
    <Box position="relative" overflow="hidden" minH={{ base: '560px', md: '640px' }} display="grid" alignItems="center">
      <Box position="absolute" inset="0" left={{ md: '45%' }} opacity={{ base: 0.35, md: 1 }} aria-hidden>
        <ParcelMap plot="missing" fade h="full" />
      </Box>
      <Container position="relative" py="24">
        <Heading level={1} textStyle="display" maxW="11ch" tabIndex={-1}>
          This page not exists!
        </Heading>
        <Text textStyle="lead" color="fg.muted" mt="6" maxW="40ch">
          The address may be mistyped, or the page has moved. The homepage is a good place to start again.
        </Text>
        <ButtonLink to={paths.home} size="lg" mt="10">
          Back to Homepage
        </ButtonLink>
      </Container>
    </Box>
  );
}
