import type { ReactNode } from 'react';
import { Box, Button, Flex, Heading, Stack, Text } from '@site/ui/core';
import { Snowflake, Split } from 'lucide-react';
import type { LiveSite } from '../messages';
import { Ago } from './ago';
import { Code } from './code';
import { Notice } from './notice';
import { type ActionPlaces, openRollback, openStep } from './open-action';
import { Who } from './who';

/** What is live, in one sentence, and what holds for all parts: a freeze, a careful release, retired parts. */
export function LiveSummary({
  live,
  isBusy,
  open,
  panelAt,
}: ActionPlaces & { live: LiveSite; panelAt: (place: string) => ReactNode }) {
  const { composition, at, by, reason, pages, sequence, freeze, careful, retired } = live;
  return (
    <Box>
      <Flex gap="4" justify="space-between" align="flex-end" wrap="wrap">
        <Box minW="0" flex="1 1 24rem">
          <Heading level={1} textStyle="h2">
            What is live
          </Heading>
          <Text color="fg.muted" mt="2" overflowWrap="anywhere">
            Composition <Code>{composition}</Code> with {pages} pages, <Ago at={at} />
            <Who by={by} />: {reason}
          </Text>
        </Box>
        <Button
          size="sm"
          variant="outline"
          disabled={isBusy || sequence === 1}
          onClick={() => open(openRollback('site', undefined))}
        >
          Roll back the whole site
        </Button>
      </Flex>
      {panelAt('site')}
      <Stack gap="4" mt="6" _empty={{ display: 'none' }}>
        {freeze && (
          <Notice icon={<Snowflake size={20} aria-hidden />}>
            <Text fontWeight="strong">Frozen until {freeze.until.slice(0, 16).replace('T', ' ')} UTC</Text>
            <Text textStyle="small">
              Nothing goes live until then{freeze.by && `, says ${freeze.by.name}`}: {freeze.why}.
            </Text>
          </Notice>
        )}
        {careful && (
          <Notice
            icon={<Split size={20} aria-hidden />}
            actions={
              <>
                <Button size="sm" variant="outline" disabled={isBusy} onClick={() => open(openStep('careful', 'next'))}>
                  Next step
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  disabled={isBusy}
                  onClick={() => open(openStep('careful', 'abort'))}
                >
                  Take back
                </Button>
              </>
            }
          >
            <Text fontWeight="strong">Careful release: {careful.share} % of visitors</Text>
            <Text textStyle="small">
              {Object.entries(careful.released)
                .map((each) => each.join(' '))
                .join(', ')}
              , <Ago at={careful.at} />
            </Text>
          </Notice>
        )}
        {panelAt('careful')}
        {retired.length > 0 && (
          <Text textStyle="small" color="fg.muted">
            Retired: {retired.join(', ')}
          </Text>
        )}
      </Stack>
    </Box>
  );
}
