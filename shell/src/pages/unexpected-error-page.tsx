import { Box, Button, Container, Heading, SiteProvider, Text } from '@site/ui/core';

/** The router's error element: shown for an error that no nearer boundary has caught (spec §8). */
export function UnexpectedErrorPage() {
  return (
    <SiteProvider>
      <Box as="main" id="main" bg="bg.canvas" minH="100svh">
        <Container py="32">
          <Heading level={1} tabIndex={-1}>
            Unexpected Application Error!
          </Heading>
          <Text textStyle="lead" color="fg.muted" mt="5" maxW="44ch">
            Something in this page stopped working. Nothing that you have sent is lost. Load the page again to go on.
          </Text>
          <Button mt="8" onClick={() => location.reload()}>
            Load the page again
          </Button>
        </Container>
      </Box>
    </SiteProvider>
  );
}
