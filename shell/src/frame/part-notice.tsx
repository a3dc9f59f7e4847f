import { useSyncExternalStore } from 'react';
import { useHost, type ModuleStore } from '@site/federation';
import { Box, Button, Container, Flex, Text } from '@site/ui/core';

/**
 * Shown while the code of a part is missing but its HTML is in the page: the part can be read, its buttons
 * do not work yet. A part without HTML shows a notice in its own place.
 */
export function PartNotice() {
  const { store } = useHost();
  const failed = useSyncExternalStore(
    (listener) => store.subscribeAll(listener),
    () => listDehydratedFailures(store).join(' '),
    () => '',
  );
  if (!failed) return null;
  return (
    <Box role="status" position="sticky" bottom="0" zIndex="6" bg="bg.tint" borderTopWidth="1px" borderColor="border.rule">
      <Container>
        <Flex py="4" gap="4" align="center" justify="space-between" wrap="wrap">
          <Text>Part of this page did not load. You can read everything, but some buttons may not answer.</Text>
          <Button variant="outline" size="sm" onClick={() => retry(store)}>
            Try again
          </Button>
        </Flex>
      </Container>
    </Box>
  );
}

function listDehydratedFailures(store: ModuleStore) {
  return store.listFailed().filter((id) => store.isDehydrated(id));
}

function retry(store: ModuleStore): void {
  for (const id of listDehydratedFailures(store)) store.load(id);
}
