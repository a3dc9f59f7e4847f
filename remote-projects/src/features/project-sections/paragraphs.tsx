import { Grid, Stack, Text } from '@site/ui/core';

export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Stack gap="6">
      {paragraphs.map((paragraph, index) => (
        <Text key={paragraph} textStyle="reading" maxW="70ch" color={index === 0 ? 'fg.default' : 'fg.soft'}>
          {paragraph}
        </Text>
      ))}
    </Stack>
  );
}

export function RuledParagraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Grid
      templateColumns={{ md: 'repeat(2, minmax(0, 1fr))', _print: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="12"
      rowGap={{ base: '28px', md: '10' }}
    >
      {paragraphs.map((paragraph) => (
        <Text
          key={paragraph}
          paddingTop="5"
          borderTop="2px solid {colors.fg.default}"
          color="fg.soft"
          fontSize="1rem"
          lineHeight={1.7}
        >
          {paragraph}
        </Text>
      ))}
    </Grid>
  );
}
