import { Alert, Code, HStack, Heading, Stack, Text } from '@chakra-ui/react';
import type { LiveSite } from '../messages';
import { ActionButton, ActionPanelAt } from './actions';
import { Ago } from './ago';
import { openRollback, openStep } from './open-action';
import { Who } from './who';

export function LiveSummary({ live }: { live: LiveSite }) {
  const { composition, at, by, reason, pages, sequence, freeze, careful, retired } = live;
  return (
    <Stack gap="4">
      <Heading as="h1" size="2xl">
        What is live
      </Heading>
      <HStack justify="space-between" gap="4" wrap="wrap">
        <Text color="fg.muted">
          Composition <Code>{composition}</Code> with {pages} pages, <Ago at={at} />
          <Who by={by} />: {reason}
        </Text>
        <ActionButton action={openRollback('site')} disabled={sequence === 1} />
      </HStack>
      <ActionPanelAt place="site" />
      {freeze && <Freeze {...freeze} />}
      {careful && <CarefulRelease {...careful} />}
      <ActionPanelAt place="careful" />
      {retired.length > 0 && <Text color="fg.muted">Retired: {retired.join(', ')}</Text>}
    </Stack>
  );
}

function Freeze({ until, why, by }: NonNullable<LiveSite['freeze']>) {
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>Frozen until {until.slice(0, 16).replace('T', ' ')} UTC</Alert.Title>
        <Alert.Description>
          Nothing goes live until then{by && `, says ${by.name}`}: {why}.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

function CarefulRelease({ share, released, at }: NonNullable<LiveSite['careful']>) {
  const versions = Object.entries(released).map((each) => each.join(' '));
  return (
    <Alert.Root status="info" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content minW="2xs">
        <Alert.Title>Careful release: {share} % of visitors</Alert.Title>
        <Alert.Description>
          {versions.join(', ')}, <Ago at={at} />
        </Alert.Description>
      </Alert.Content>
      <ActionButton action={openStep('careful', 'next')}>Next step</ActionButton>
      <ActionButton action={openStep('careful', 'abort')}>Take back</ActionButton>
    </Alert.Root>
  );
}
