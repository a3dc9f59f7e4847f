import { Button, chakra, Container, Flex, Logo, Text } from '@site/ui/core';
import { RefreshCw } from 'lucide-react';
import type { ConsoleState } from '../messages';
import { Code } from './code';

export interface TopBarProps {
  state: Pick<ConsoleState, 'storage' | 'actor'> | undefined;
  isLoading: boolean;
  onRefresh: () => void;
}

/** Which storage every button acts on, and in whose name: the first thing to know. */
export function TopBar({ state, isLoading, onRefresh }: TopBarProps) {
  return (
    <Bar>
      <Container>
        <Flex gap="5" rowGap="2" align="center" wrap="wrap" py="3">
          <Flex gap="4" align="center" flex="1">
            <Logo />
            <chakra.span textStyle="ui" color="fg.muted">
              Console
            </chakra.span>
          </Flex>
          {state && (
            <Text
              textStyle="small"
              overflowWrap="anywhere"
              order={{ base: 1, md: 0 }}
              flexBasis={{ base: '100%', md: 'auto' }}
            >
              <Code>{state.storage}</Code>, as {state.actor.name}
            </Text>
          )}
          <Button
            size="sm"
            variant="outline"
            icon={<RefreshCw size={16} aria-hidden />}
            loading={isLoading}
            onClick={onRefresh}
          >
            Refresh
          </Button>
        </Flex>
      </Container>
    </Bar>
  );
}

const Bar = chakra('header', { base: { bg: 'bg.surface', borderBottom: '1px solid {colors.border.hairline}' } });
