import { paths } from '@site/contracts';
import { Box, Button, ButtonLink, Container, Flex, Heading, Text } from '@site/ui/core';

export function UnexpectedErrorPage() {
  return (
    <Box as="main" id="main" bg="bg.canvas" minH="100svh">
      <Container py="32">
        <Heading as="h1" textStyle="h1" tabIndex={-1}>
          Unexpected Application Error!
        </Heading>
        <Text textStyle="lead" color="fg.muted" mt="5" maxW="44ch">
          Something in this page stopped working. Nothing that you have sent is lost. Load the page again to go on.
        </Text>
        <Flex mt="8" gap="4" wrap="wrap">
          <Button onClick={() => location.reload()}>Load the page again</Button>
          <ButtonLink variant="outline" href={paths.home}>
            Back to Homepage
          </ButtonLink>
        </Flex>
      </Container>
    </Box>
  );
}
