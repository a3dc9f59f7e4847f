import { paths } from '@site/contracts';
import { Text } from '@site/ui/core';

/** Said where nothing is named as it was typed. */
export function SimilarNote({ text }: { text: string }) {
  return (
    <Text mb="6" overflowWrap="anywhere">
      Nothing is named “{text.trim()}”. Similar names are shown.
    </Text>
  );
}

/** A static page cannot filter by itself: without scripts this note explains it, with links to what can be read. */
export function ScriptNote() {
  return (
    <noscript>
      <p>
        Without scripts, the search shows every sample home. All ten projects are on{' '}
        <a href={paths.projects}>Our Projects</a>.
      </p>
    </noscript>
  );
}
