import { useSyncExternalStore } from 'react';
import { getHost } from '@site/federation';
import { Box, Button, Container, Flex, Text } from '@site/ui/core';

/**
 * Says that a part did not come although its HTML stands in the page: it can be read, its buttons
 * do not answer yet. A part that is missing in place has its own notice there.
 */
export function PartNotice() {
  const { store } = getHost();
  const failed = useSyncExternalStore(
    (listener) => store.subscribeAll(listener),
    () => standingFailures().join(' '),
    () => '',
  );
  if (!failed) return null;
  return (
    <Box role="status" position="sticky" bottom="0" zIndex="6" bg="bg.tint" borderTopWidth="1px" borderColor="border.rule">
      <Container>
        <Flex py="4" gap="4" align="center" justify="space-between" wrap="wrap">
          <Text>Part of this page did not load. You can read everything, but some buttons may not answer.</Text>
          <Button variant="outline" size="sm" onClick={retry}>
            Try again
          </Button>
        </Flex>
      </Container>
    </Box>
  );
}

function standingFailures() {
  const { store } = getHost();
  return store.listFailed().filter((id) => store.isStanding(id));
}

function retry(): void {
  for (const id of standingFailures()) getHost().store.load(id);
}
