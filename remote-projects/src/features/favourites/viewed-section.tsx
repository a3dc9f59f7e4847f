import type { ReactElement } from 'react';
import { CardGrid } from '@site/ui/cards';
import { Box, Button, SectionHead } from '@site/ui/core';

export interface ViewedSectionProps {
  /** Latest first. */
  cards: readonly ReactElement[];
  onClear: () => void;
}

export function ViewedSection({ cards, onClear }: ViewedSectionProps) {
  if (cards.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="viewed" mb="section">
      <SectionHead
        title="Recently viewed"
        id="viewed"
        action={
          <Button variant="outline" size="sm" onClick={onClear}>
            Clear
          </Button>
        }
      />
      <CardGrid columns="projects" label="Recently viewed">
        {cards}
      </CardGrid>
    </Box>
  );
}
