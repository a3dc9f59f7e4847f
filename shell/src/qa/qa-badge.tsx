import { useState } from 'react';
import { partAttribute, rootId } from '@site/runtime/names';
import { Box, Button, chakra, Flex, Text } from '@site/ui/core';
import { clearOverrides } from './overrides';

export interface QaBadgeProps {
  applied: readonly string[];
  hasBorders: boolean;
  problems: readonly string[];
}

export function QaBadge({ applied, hasBorders: hadBorders, problems }: QaBadgeProps) {
  const [hasBorders, setHasBorders] = useState(hadBorders);
  return (
    <Box
      as="aside"
      aria-label="QA"
      position="fixed"
      left="4"
      bottom="4"
      zIndex="20"
      maxW="min(420px, 100% - 32px)"
      p="4"
      rounded="thumb"
      className="dark"
      bg="bg.night"
      color="fg.default"
      boxShadow="panel"
    >
      {hasBorders && <Borders />}
      <Text textStyle="label">QA view</Text>
      {[...applied, ...problems].map((text) => (
        <Text key={text} textStyle="small" role={problems.includes(text) ? 'alert' : undefined}>
          {text}
        </Text>
      ))}
      <Flex gap="2" mt="3" wrap="wrap">
        <Button size="sm" aria-pressed={hasBorders} onClick={() => setHasBorders(!hasBorders)}>
          {hasBorders ? 'Hide parts' : 'Show parts'}
        </Button>
        <Button size="sm" onClick={leave}>
          Leave
        </Button>
      </Flex>
    </Box>
  );
}

function leave(): void {
  clearOverrides();
  location.assign(location.pathname);
}

const frame = `#${rootId}`;
const remotePart = `[${partAttribute}]:not(${frame})`;

/** Apart from their component, because Chakra has no type for these selectors. */
const borders = {
  // The shell's element contains everything, so its bar and footer are outlined.
  [`html:has(&) :is(${frame} > :is(header, footer), ${remotePart})`]: {
    outline: '3px dashed {colors.fg.error}',
    outlineOffset: '-3px',
  },
  [`html:has(&) ${remotePart}`]: { display: 'block', position: 'relative' },
  [`html:has(&) [${partAttribute}]::before`]: {
    content: `attr(${partAttribute})`,
    position: 'absolute',
    top: 0,
    zIndex: 15,
    padding: '2px 8px',
    font: '600 12px/1.6 monospace',
    color: 'white',
    background: 'black',
  },
  [`html:has(&) ${frame}::before`]: { insetInlineEnd: 0 },
  [`html:has(&) ${remotePart}::before`]: { insetInlineStart: 0 },
};

/** While it is in the document, each part has a border and a label. */
const Borders = chakra('span', { base: borders });
