import { Box, Button, Heading, Text } from '@site/ui/core';

export interface EmptyResultProps {
  /** Whether there is more to remove than the text. */
  isFiltered: boolean;
  onClear: () => void;
}

export function EmptyResult({ isFiltered, onClear }: EmptyResultProps) {
  return (
    <Box bg="bg.sand" rounded="panel" p={{ base: '8', md: '14' }}>
      <Heading textStyle="h3">No sample homes match</Heading>
      <Text color="fg.muted" mt="3" mb="8" maxW="52ch">
        {isFiltered ? 'Remove a filter above, or clear the search.' : 'Try another word, or clear the search.'}
      </Text>
      <Button onClick={onClear}>Clear all</Button>
    </Box>
  );
}
