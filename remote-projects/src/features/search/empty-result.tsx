import { Box, Button, Heading, Text } from '@site/ui/core';

export function EmptyResult({ onClear }: { onClear: () => void }) {
  return (
    <Box bg="bg.sand" rounded="panel" p={{ base: '8', md: '14' }}>
      <Heading level={2} textStyle="h3">
        No sample home matches all of this
      </Heading>
      <Text color="fg.muted" mt="3" mb="8" maxW="52ch">
        Remove a filter above, or clear all of them to see every home.
      </Text>
      <Button onClick={onClear}>Clear all</Button>
    </Box>
  );
}
