import type { ReactNode } from 'react';
import { Box, Button, chakra, Flex, Grid, Heading, Text } from '@site/ui/core';
import type { LivePart } from '../messages';
import { Ago } from './ago';
import { Badge } from './badge';
import { Code } from './code';
import { HealthTable, type PartHealth } from './health-table';
import { type ActionPlaces, openRollback, openWithdrawal } from './open-action';
import { Who } from './who';

export interface PartCardProps extends ActionPlaces {
  part: LivePart;
  health: PartHealth;
  /** The action that was asked for here. */
  children: ReactNode;
}

/** One part of the site: what is live of it, how it does, and what can be done. */
export function PartCard({ part: live, health, isBusy, open, children }: PartCardProps) {
  const { part, owner, version, commit, previous, came } = live;
  const place = `part ${part}`;
  return (
    <Box as="li" bg="bg.surface" border="1px solid {colors.border.hairline}" rounded="card" p={{ base: '4', md: '6' }}>
      <Grid
        gap={{ base: '4', md: '6' }}
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) minmax(0, 1fr)',
          lg: '9.5rem minmax(0, 1fr) 27rem 8.5rem',
        }}
        alignItems="start"
      >
        <Box minW="0">
          <Heading level={3} textStyle="cardTitleSmall">
            {part}
          </Heading>
          <Text textStyle="small" color="fg.muted">
            Team {owner}
          </Text>
          <Flex gap="2" wrap="wrap" mt="2" _empty={{ display: 'none' }}>
            {live.isPinned && <Badge>pinned</Badge>}
            {live.isUncommitted && <Badge>uncommitted</Badge>}
          </Flex>
        </Box>
        <Facts>
          <dt>Version</dt>
          <dd>
            <Code>{version}</Code>
          </dd>
          <dt>Commit</dt>
          <dd>
            <Code>{commit.slice(0, 12)}</Code>
          </dd>
          <dt>{came ? 'Live' : 'Built'}</dt>
          <dd>
            <Ago at={came?.at ?? live.builtAt} />
            <Who by={came?.by} />
          </dd>
          <dt>Before</dt>
          <dd>{previous ? <Code>{previous}</Code> : 'no other version'}</dd>
        </Facts>
        <HealthTable part={part} health={health} />
        {previous && (
          <Flex gap="2" direction={{ base: 'row', lg: 'column' }} wrap="wrap">
            <Button size="sm" variant="outline" disabled={isBusy} onClick={() => open(openRollback(place, part))}>
              Roll back<Hidden> {part}</Hidden>
            </Button>
            <Button
              size="sm"
              variant="outline"
              disabled={isBusy}
              onClick={() => open(openWithdrawal(place, part, version))}
            >
              Withdraw<Hidden> {part}</Hidden>
            </Button>
          </Flex>
        )}
      </Grid>
      {children}
    </Box>
  );
}

/** Heard, not seen: five buttons with the same word. */
const Hidden = chakra('span', {
  base: {
    position: 'absolute',
    clipPath: 'inset(50%)',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  },
});

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    rowGap: '1',
    columnGap: '3',
    textStyle: 'small',
    '& dt': { color: 'fg.muted' },
    '& dd': { minWidth: 0, overflowWrap: 'anywhere' },
  },
});
