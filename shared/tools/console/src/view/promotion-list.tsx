import type { ReactNode } from 'react';
import { Box, Button, Flex, Text } from '@site/ui/core';
import { Code } from './code';
import { type ActionPlaces, openPromotion } from './open-action';

/** Other storages whose live releases can be put live here. */
export function PromotionList({
  sources,
  isBusy,
  open,
  panelAt,
}: ActionPlaces & { sources: readonly string[]; panelAt: (place: string) => ReactNode }) {
  if (sources.length === 0)
    return (
      <Text color="fg.muted">
        No other storage is configured. <Code>SITE_STORAGE_STAGING</Code> in the environment names one.
      </Text>
    );
  return (
    <Flex gap="3" direction="column">
      {sources.map((source) => (
        <Box key={source}>
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy}
            onClick={() => open(openPromotion(`promote ${source}`, source))}
          >
            Promote from {source}
          </Button>
          {panelAt(`promote ${source}`)}
        </Box>
      ))}
    </Flex>
  );
}
