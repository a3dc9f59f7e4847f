import type { ReactElement } from 'react';
import { paths } from '@site/contracts';
import { CardGrid } from '@site/ui/cards';
import { Box, Button, Flex, Heading, Text } from '@site/ui/core';
import { isFavoriteId, type FavoriteId } from '../../model/favorite-store';

export interface SharedSectionProps {
  cards: readonly ReactElement[];
  newCount: number;
  onSaveAll: () => void;
}

/** Favorites from a shared link. Saved only after a press. */
export function SharedSection({ cards, newCount, onSaveAll }: SharedSectionProps) {
  if (cards.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="shared" mb="section">
      <Flex wrap="wrap" justify="space-between" align="center" gap="4" mb="8">
        <Heading id="shared">Shared with you</Heading>
        {newCount > 0 && <Button onClick={onSaveAll}>{newCount === 1 ? 'Save 1' : `Save all ${newCount}`}</Button>}
        <Text role="status" color="fg.muted" _empty={{ display: 'none' }}>
          {newCount === 0 ? 'All of them are in your favorites.' : ''}
        </Text>
      </Flex>
      <CardGrid columns="property" label="Shared with you">
        {cards}
      </CardGrid>
    </Box>
  );
}

/** A longer shared list is not ours. */
const longest = 50;

/** `/home_favourites?saved=project.6,property.2`. */
export function favoritesLink(ids: readonly FavoriteId[]): string {
  return `${paths.favourites}?saved=${ids.map((id) => id.replace(':', '.')).join()}`;
}

/** In the order of the query, without unknown ids. */
export function readFavoritesLink(query: string): readonly FavoriteId[] {
  const written = new URLSearchParams(query).get('saved')?.split(',') ?? [];
  return [...new Set(written.map((id) => id.replace('.', ':')).filter(isFavoriteId))].slice(0, longest);
}
