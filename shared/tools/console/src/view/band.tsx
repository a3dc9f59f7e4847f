import { type ReactNode, useId } from 'react';
import { Box, Flex, Heading, Text } from '@site/ui/core';

/** One subject of the page, under its heading. */
export function Band({
  title,
  note,
  action,
  children,
}: {
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} pt={{ base: '12', md: '16' }}>
      <Flex justify="space-between" align="flex-end" gap="4" wrap="wrap" mb="5">
        <Box minW="0">
          <Heading level={2} id={id} textStyle="h3">
            {title}
          </Heading>
          {note && (
            <Text textStyle="small" color="fg.muted" mt="1" maxW="46rem">
              {note}
            </Text>
          )}
        </Box>
        {action}
      </Flex>
      {children}
    </Box>
  );
}
