import type { PendingProps, UnavailableProps } from '@site/runtime';
import { Box, Container, Heading, Section, Spinner, UnavailableNotice } from '@site/ui/core';

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
        <Heading as="h1" textStyle="h1" mb="10" tabIndex={-1}>
          {label}
        </Heading>
        <Box>{notice}</Box>
      </Container>
    </Section>
  );
}

/** Visible after 400 ms, so that a fast load does not flash. */
export function Pending({ kind }: PendingProps) {
  return (
    <Box
      minH={kind === 'page' ? '70svh' : '374px'}
      display="grid"
      placeItems="center"
      animation="appear 1ms 400ms both"
    >
      <Spinner role="status" aria-label="Loading" />
    </Box>
  );
}
