import { paths } from '@site/contracts';
import { Text } from '@site/ui/core';

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
