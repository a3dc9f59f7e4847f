import type { ReactNode } from 'react';
import { Badge, Box, Card, Code, DataList, HStack, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import type { LivePart } from '../messages';
import { ActionButton, ActionPanelAt } from './actions';
import { Ago } from './ago';
import { HealthTable, type PartHealth } from './health-table';
import { openRollback, openWithdrawal } from './open-action';
import { Who } from './who';

export function PartCard({ part: live, health }: { part: LivePart; health: PartHealth }) {
  const { part, owner, version, commit, previous, came, isPinned, isUncommitted } = live;
  const place = `part ${part}`;
  return (
    <Card.Root as="li" size="sm">
      <Card.Body gap="4">
        <HStack justify="space-between" wrap="wrap">
          <Box>
            <Heading as="h3" size="md">
              {part}
            </Heading>
            <HStack>
              <Text color="fg.muted">Team {owner}</Text>
              {isPinned && <Badge>pinned</Badge>}
              {isUncommitted && <Badge>uncommitted</Badge>}
            </HStack>
          </Box>
          {previous && (
            <HStack>
              <ActionButton action={openRollback(place, part)} aria-label={`Roll back ${part}`}>
                Roll back
              </ActionButton>
              <ActionButton action={openWithdrawal(place, part, version)} aria-label={`Withdraw ${part}`}>
                Withdraw
              </ActionButton>
            </HStack>
          )}
        </HStack>
        <SimpleGrid columns={{ lg: 2 }} gap="4">
          <DataList.Root orientation="horizontal" gap="1">
            <Fact label="Version">
              <Code>{version}</Code>
            </Fact>
            <Fact label="Commit">
              <Code>{commit.slice(0, 12)}</Code>
            </Fact>
            <Fact label={came ? 'Live' : 'Built'}>
              <span>
                <Ago at={came?.at ?? live.builtAt} />
                <Who by={came?.by} />
              </span>
            </Fact>
            <Fact label="Before">{previous ? <Code>{previous}</Code> : 'no other version'}</Fact>
          </DataList.Root>
          <HealthTable part={part} health={health} />
        </SimpleGrid>
        <ActionPanelAt place={place} />
      </Card.Body>
    </Card.Root>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}
