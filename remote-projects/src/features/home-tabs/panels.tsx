import { Box, chakra, Flex, Grid, Heading, Stack, Text } from '@site/ui/core';

interface Titled {
  title: string;
  text: string;
}

export function Insights({ points }: { points: readonly Titled[] }) {
  return (
    <Grid gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }} columnGap="12" rowGap="10">
      {points.map((point) => (
        <Box key={point.title} borderTop="2px solid {colors.fg.default}" paddingTop="5">
          <Words {...point} />
        </Box>
      ))}
    </Grid>
  );
}

export function HistoryList({ events }: { events: readonly Titled[] }) {
  return (
    <Box as="ol" borderInlineStart="2px solid {colors.border.rule}" marginInlineStart="2" role="list">
      {events.map((event) => (
        <Event key={event.title}>
          <Words {...event} />
        </Event>
      ))}
    </Box>
  );
}

const Event = chakra('li', {
  base: {
    position: 'relative',
    paddingInlineStart: '8',
    paddingBottom: '8',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-9px',
      top: '3px',
      boxSize: '4',
      borderRadius: 'full',
      bg: 'bg.canvas',
      border: '2px solid {colors.fg.default}',
    },
    '&:last-of-type': { paddingBottom: 0, _before: { bg: 'brand.solid' } },
  },
});

export function DescriptionText({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Stack gap="6">
      {paragraphs.map((paragraph, index) => (
        <Text key={paragraph} textStyle="reading" maxW="66ch" color={index === 0 ? 'fg.default' : 'fg.soft'}>
          {paragraph}
        </Text>
      ))}
    </Stack>
  );
}

function Words({ title, text }: Titled) {
  return (
    <div>
      <Heading as="h3" textStyle="h4">
        {title}
      </Heading>
      <Text color="fg.muted" mt="2" maxW="60ch">
        {text}
      </Text>
    </div>
  );
}

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
            <Box as="dt" color="fg.muted" textStyle="term" flexShrink={0} maxWidth="50%">
              {name}
            </Box>
            <Box as="dd" textStyle="semibold" textAlign="end">
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
