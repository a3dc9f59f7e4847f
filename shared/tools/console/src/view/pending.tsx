import { Box, Flex, Spinner, Text } from '@site/ui/core';
import { TriangleAlert } from 'lucide-react';
import type { Loaded } from './use-load';

/** In place of what is not there yet: that it is being read, or why it cannot be. */
export function Pending({ problem, what }: Pick<Loaded<unknown>, 'problem'> & { what: string }) {
  return problem ? (
    <Problem text={problem} />
  ) : (
    <Flex gap="3" align="center" role="status" py="2" color="fg.muted">
      <Spinner />
      <Text textStyle="small">Reading {what} …</Text>
    </Flex>
  );
}

/** What stands against something, a line each. */
export function Problem({ text }: { text: string }) {
  return (
    <Flex role="alert" gap="3" color="fg.error" align="flex-start">
      <Box pt="2px">
        <TriangleAlert size={20} aria-hidden />
      </Box>
      <Box minW="0">
        {text
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
          .map((line) => (
            <Text key={line} textStyle="small" fontWeight="medium">
              {line}
            </Text>
          ))}
      </Box>
    </Flex>
  );
}
