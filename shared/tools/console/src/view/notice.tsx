import type { ReactNode } from 'react';
import { Box, Flex } from '@site/ui/core';

/** Something that a person has to know before anything else, with what can be done about it. */
export function Notice({ icon, children, actions }: { icon: ReactNode; children: ReactNode; actions?: ReactNode }) {
  return (
    <Flex gap="4" align="center" wrap="wrap" bg="bg.tint" border="1px solid {colors.brand.line}" rounded="card" p="4">
      <Flex gap="3" flex="1 1 20rem" minW="0" align="flex-start">
        <Box pt="2px">{icon}</Box>
        <Box minW="0">{children}</Box>
      </Flex>
      {actions && (
        <Flex gap="3" wrap="wrap">
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
