import { useId, type ReactNode } from 'react';
import { Container, Grid, GridItem, Heading, Section, type SectionProps } from '@site/ui/core';

export interface SplitSectionProps extends Pick<SectionProps, 'bg'> {
  title: string;
  children: ReactNode;
}

export function SplitSection({ title, children, ...rest }: SplitSectionProps) {
  const id = useId();
  return (
    <Section {...rest} aria-labelledby={id}>
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
