import { useId, type ReactNode } from 'react';
import { Container, Grid, GridItem, Heading, Section } from '@site/ui/core';

export interface SplitSectionProps {
  title: string;
  tone?: 'canvas' | 'white';
  children: ReactNode;
}

export function SplitSection({ title, tone = 'canvas', children }: SplitSectionProps) {
  const id = useId();
  return (
    <Section tone={tone} aria-labelledby={id}>
      <Container>
        <Grid templateColumns={{ lg: 'repeat(12, minmax(0, 1fr))' }} columnGap="8" rowGap="8">
          <GridItem colSpan={{ lg: 4 }}>
            <Heading id={id}>{title}</Heading>
          </GridItem>
          <GridItem colSpan={{ lg: 8 }}>{children}</GridItem>
        </Grid>
      </Container>
    </Section>
  );
}
