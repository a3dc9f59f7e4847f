import type { ReactNode } from 'react';
import { Box, Flex, Heading, Text } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { agentPortrait } from '../../../images/manifest.json';
import { agentName } from '../../content/home-texts';

export function AgentCard({ action }: { action: ReactNode }) {
  return (
    <Box bg="bg.sand" rounded="panel" p="8">
      <Flex align="center" gap="18px">
        <Box boxSize="84px" rounded="full" overflow="hidden" flexShrink="0">
          <Picture image={agentPortrait} sizes="84px" h="full" />
        </Box>
        <div>
          <Text textStyle="smallMedium" color="fg.muted">
            Partner Agent
          </Text>
          <Heading textStyle="h3">{agentName}</Heading>
        </div>
      </Flex>
      <Text color="fg.muted" mt="22px" mb="26px">
        Answers questions about this property, arranges visits and prepares the paperwork.
      </Text>
      {action}
    </Box>
  );
}
