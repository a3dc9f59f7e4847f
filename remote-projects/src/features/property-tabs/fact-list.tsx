import { Box, Flex, Grid, Text } from '@site/ui/core';

export interface FactListProps {
  facts: readonly { name: string; value: string }[];
  note?: string;
}

export function FactList({ facts, note }: FactListProps) {
  return (
    <>
      <Grid as="dl" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }} columnGap="12">
        {facts.map(({ name, value }) => (
          <Flex
            key={name}
            justifyContent="space-between"
            gap="4"
            paddingBlock="18px"
            borderBottom="1px solid {colors.border.hairline}"
          >
            <Box as="dt" color="fg.muted" fontWeight={500} flexShrink={0} maxWidth="50%">
              {name}
            </Box>
            <Box as="dd" fontWeight="semibold" textAlign="end">
              {value}
            </Box>
          </Flex>
        ))}
      </Grid>
      {note && (
        <Text textStyle="small" color="fg.muted" mt="4">
          {note}
        </Text>
      )}
    </>
  );
}
