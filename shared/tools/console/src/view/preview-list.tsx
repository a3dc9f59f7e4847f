import { Box, Flex, Text, TextLink } from '@site/ui/core';
import type { ShownPreview } from '../messages';
import { Ago } from './ago';
import { Code } from './code';
import { Who } from './who';

/** Previews with their addresses, which answer while the site is served here. */
export function PreviewList({ previews }: { previews: readonly ShownPreview[] }) {
  if (previews.length === 0)
    return (
      <Text color="fg.muted">
        There are none. <Code>npx manzil preview new-search projects</Code> composes one.
      </Text>
    );
  return (
    <Box as="ul" bg="bg.surface" border="1px solid {colors.border.hairline}" rounded="card" px={{ base: '4', md: '6' }}>
      {previews.map(({ name, url, at, by, reason }) => (
        <Flex
          as="li"
          key={name}
          gap="4"
          rowGap="1"
          wrap="wrap"
          justify="space-between"
          py="4"
          borderTop="1px solid {colors.border.hairline}"
          css={{ '&:first-of-type': { borderTop: 'none' } }}
        >
          <Box minW="0">
            <TextLink href={url}>{name}</TextLink>
            <Text textStyle="small" overflowWrap="anywhere">
              {reason}
            </Text>
          </Box>
          <Text textStyle="small" color="fg.muted">
            <Ago at={at} />
            <Who by={by} />
          </Text>
        </Flex>
      ))}
    </Box>
  );
}
