import type { ReactNode } from 'react';
import { Box, Container, Grid, Heading } from '@site/ui/core';
import type { FlowStep } from '../../content/steps';
import { FlowSteps } from './flow-steps';

export interface FlowPageProps {
  title: string;
  steps: readonly FlowStep[];
  current: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function FlowPage({ title, steps, current, aside, children }: FlowPageProps) {
  return (
    <Container pt={{ base: '8', md: '10' }} pb="section">
      <FlowSteps steps={steps} current={current} />
      <Heading as="h1" textStyle="h1" tabIndex={-1} mt={{ base: '6', md: '8' }}>
        {title}
      </Heading>
      {aside ? (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
          gap={{ base: '12', lg: '24' }}
          alignItems="start"
          mt={{ base: '6', lg: '8' }}
        >
          <Box minW="0">{children}</Box>
          {aside}
        </Grid>
      ) : (
        <Box mt="4">{children}</Box>
      )}
    </Container>
  );
}
