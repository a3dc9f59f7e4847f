import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { CardGrid } from '@site/ui/cards';
import { Box, Button, Flex, Heading, Text } from '@site/ui/core';
import { Undo2 } from 'lucide-react';
import type { Removal } from '../../components/favorite-heart';
import { getFavorites, setFavorites, useFavorites, type FavoriteId } from '../../model/favorite-store';

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
          <Flex wrap="wrap" justify="space-between" align="center" gap="4">
            <Heading ref={title} tabIndex={-1}>
              Saved in this browser
            </Heading>
            <Flex wrap="wrap" gap="3">
              {share}
            </Flex>
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

function UndoBar({ removal, onUndo }: Pick<SavedSectionProps, 'removal' | 'onUndo'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed heart disappeared with its card and lost the focus.
    if (removal && document.activeElement === document.body) button.current?.focus();
  }, [removal]);
  return (
    <Flex align="center" wrap="wrap" columnGap="6" rowGap="2">
      <Text role="status" textStyle="medium">
        {removal && `${removal.name} is no longer saved.`}
      </Text>
      {removal && (
        <Button ref={button} variant="plain" icon={<Undo2 size={20} aria-hidden />} onClick={onUndo}>
          Undo
        </Button>
      )}
    </Flex>
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

export function useRemoval() {
  const [last, setLast] = useState<Removal>();
  const saved = useFavorites();
  const removal = last && !saved.includes(last.id) ? last : undefined;
  const undo = () => {
    if (removal) setFavorites(restore(removal, getFavorites()));
    setLast(undefined);
  };
  return { removal, remember: setLast, undo };
}

/** At its old place; what was saved since stays. */
function restore({ id, before }: Removal, now: readonly FavoriteId[]): readonly FavoriteId[] {
  const old = before.filter((one) => one === id || now.includes(one));
  return [...old, ...now.filter((one) => !old.includes(one))];
}
