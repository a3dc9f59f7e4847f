import type { ReactNode } from 'react';
import { Box, Grid, Heading, Text } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { agentPortrait } from '../../../images/manifest.json';
import { agent } from '../../content/agent';

/** The card is the same for every visitor (ROLE-01). */
export function AgentProfile({ children }: { children: ReactNode }) {
  return (
    <Grid
      as="article"
      gridTemplateColumns={{ base: '1fr', lg: '4fr 8fr' }}
      alignItems="start"
      gap="8"
      p={{ base: '28px', sm: '10', lg: '14' }}
      rounded="panel"
      bg="bg.surface"
      border="1px solid {colors.border.hairline}"
      css={{ '& picture': { display: 'grid', placeItems: { lg: 'center' } } }}
      aria-labelledby="agent-name"
    >
      <Picture
        image={agentPortrait}
        sizes="240px"
        aspectRatio="1/1"
        priority
        rounded="full"
        maxW="240px"
        bg="brand.solid"
      />
      <Box maxW="62ch">
        <Heading id="agent-name">{agent.name}</Heading>
        <Text mt="2" color="fg.muted" textStyle="medium">
          {agent.role}
        </Text>
        {agent.description.map((paragraph) => (
          <Text key={paragraph} textStyle="reading" mt="5" color="fg.soft">
            {paragraph}
          </Text>
        ))}
        <Box mt="8">{children}</Box>
      </Box>
    </Grid>
  );
}
