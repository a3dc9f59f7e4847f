import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { CardGrid } from '@site/ui/cards';
import { Box, Flex, Heading, Text } from '@site/ui/core';
import { UndoBar } from './undo-bar';
import type { Removal } from './use-removal';

export interface SavedSectionProps {
  /** Oldest first. */
  cards: readonly ReactElement[];
  removal: Removal | undefined;
  onUndo: () => void;
  share: ReactNode;
}

export function SavedSection({ cards, removal, onUndo, share }: SavedSectionProps) {
  const title = useFocusAfterUndo(removal);
  const isEmpty = cards.length === 0;
  const isShown = !isEmpty || removal !== undefined;
  return (
    // The same element with and without content, because only changes inside an existing element are spoken.
    <Box
      role={isShown ? 'region' : undefined}
      aria-label={isShown ? 'Saved' : undefined}
      mb={isShown ? 'section' : '0'}
    >
      {!isEmpty && (
        <>
          <Flex justify="space-between" align="center" gap="4">
            <Heading ref={title} tabIndex={-1}>
              Saved in this browser
            </Heading>
            {share}
          </Flex>
          <Text color="fg.muted" mt="3">
            {cards.length === 1 ? '1 favorite' : `${cards.length} favorites`}
          </Text>
        </>
      )}
      <UndoBar removal={removal} onUndo={onUndo} />
      {!isEmpty && (
        <Box mt="8">
          <CardGrid columns="property" label="Saved">
            {cards}
          </CardGrid>
        </Box>
      )}
    </Box>
  );
}

/** The Undo button disappears after use: the focus moves to the restored section. */
function useFocusAfterUndo(removal: Removal | undefined) {
  const title = useRef<HTMLHeadingElement>(null);
  const hadRemoval = useRef(false);
  useEffect(() => {
    if (hadRemoval.current && !removal && document.activeElement === document.body) title.current?.focus();
    hadRemoval.current = removal !== undefined;
  }, [removal]);
  return title;
}
