import { useState, useSyncExternalStore } from 'react';
import { X } from 'lucide-react';
import { useHost } from '@site/runtime';
import type { ModuleStore } from '@site/runtime/hydrate';
import { partNoticeAttribute } from '@site/runtime/names';
import { Box, Button, Container, Flex, IconButton, Text } from '@site/ui/core';

/** Says that code of a part in the page failed to load. After it is closed, it returns when another module fails. */
export function PartNotice() {
  const { store } = useHost();
  const failed = useSyncExternalStore(
    store.subscribe,
    () => listDehydratedFailures(store).join(' '),
    () => '',
  );
  const [closed, close] = useState('');
  if (!failed || failed === closed) return null;
  return (
    <Box
      role="status"
      {...{ [partNoticeAttribute]: '' }}
      position="sticky"
      bottom="0"
      zIndex="6"
      bg="bg.tint"
      borderTopWidth="1px"
      borderColor="border.rule"
    >
      <Container>
        <Flex
          py={{ base: '2', md: '4' }}
          gap={{ base: '2', md: '4' }}
          align="center"
          wrap={{ base: 'wrap', md: 'nowrap' }}
        >
          <Text flex="1" minW={{ base: 'full', sm: '0' }} textStyle={{ base: 'small', md: 'body' }}>
            Part of this page did not load. You can read everything, but some buttons may not answer.
          </Text>
          <Button variant="outline" size="sm" onClick={() => retry(store)}>
            Try again
          </Button>
          <IconButton
            aria-label="Close"
            variant="ghost"
            size="sm"
            ms={{ base: 'auto', md: '0' }}
            onClick={() => close(failed)}
          >
            <X size={20} aria-hidden />
          </IconButton>
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
