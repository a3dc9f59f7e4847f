import type { UnavailableProps } from '@site/runtime';
import { Box, Container, Heading, Section, UnavailableNotice } from '@site/ui/core';

export function Unavailable({ label, kind, onRetry }: UnavailableProps) {
  const notice = (
    <UnavailableNotice
      title={`${label} cannot be shown right now.`}
      detail="The rest of the site works as usual."
      onRetry={onRetry}
    />
  );
  if (kind === 'fragment') return notice;
  return (
    <Section>
      <Container>
        <Heading level={1} mb="10" tabIndex={-1}>
          {label}
        </Heading>
        <Box>{notice}</Box>
      </Container>
    </Section>
  );
}
