import { Box, Code, Link, List, Text } from '@chakra-ui/react';
import type { ShownPreview, WithdrawnVersion } from '../messages';
import { ActionButton, ActionPanelAt } from './actions';
import { openPromotion } from './open-action';
import { When } from './who';

export function PreviewList({ previews }: { previews: readonly ShownPreview[] }) {
  if (previews.length === 0)
    return (
      <Text color="fg.muted">
        There are none. <Code>npx manzil preview new-search projects</Code> composes one.
      </Text>
    );
  return (
    <List.Root variant="plain" gap="3">
      {previews.map(({ name, url, at, by, reason }) => (
        <List.Item key={name} display="block">
          <Link href={url} variant="underline">
            {name}
          </Link>
          <Text>{reason}</Text>
          <When at={at} by={by} />
        </List.Item>
      ))}
    </List.Root>
  );
}

export function PromotionList({ sources }: { sources: readonly string[] }) {
  if (sources.length === 0)
    return (
      <Text color="fg.muted">
        No other storage is configured. <Code>SITE_STORAGE_STAGING</Code> in the environment names one.
      </Text>
    );
  return sources.map((source) => (
    <Box key={source} mb="3">
      <ActionButton action={openPromotion(`promote ${source}`, source)} />
      <ActionPanelAt place={`promote ${source}`} />
    </Box>
  ));
}

export function WithdrawnList({ withdrawn }: { withdrawn: readonly WithdrawnVersion[] }) {
  if (withdrawn.length === 0) return <Text color="fg.muted">None.</Text>;
  return (
    <List.Root variant="plain" gap="3">
      {withdrawn.map(({ part, version, why, at, by }) => (
        <List.Item key={`${part}@${version}`} display="block">
          <Text>
            {part} <Code>{version}</Code>: {why}
          </Text>
          <When at={at} by={by} />
        </List.Item>
      ))}
    </List.Root>
  );
}
