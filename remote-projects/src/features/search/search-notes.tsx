import { paths } from '@site/contracts';
import { Box, Button, Heading, Text } from '@site/ui/core';

export function SimilarNote({ text }: { text: string }) {
  return (
    <Text mb="6" overflowWrap="anywhere">
      Nothing is named “{text.trim()}”. Similar names are shown.
    </Text>
  );
}

/** Without scripts a static page cannot filter: explains this and links to readable pages. */
export function ScriptNote() {
  return (
    <noscript>
      <Text mt="4">
        Without scripts, the search shows every sample home. All ten projects are on{' '}
        <a href={paths.projects}>Our Projects</a>.
      </Text>
    </noscript>
  );
}

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
