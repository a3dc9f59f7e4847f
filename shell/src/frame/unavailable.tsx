import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { PendingProps, UnavailableProps } from '@site/runtime';
import { Box, Container, Heading, Section, Spinner, UnavailableNotice } from '@site/ui/core';
import { focusNextHeading } from '../navigation/route-announcer';

export function Unavailable({ label, kind, onRetry }: UnavailableProps) {
  const notice = (
    <UnavailableNotice
      title={`${label} cannot be shown right now.`}
      detail="The rest of the site works as usual."
      onRetry={onRetry}
    />
  );
  return kind === 'fragment' ? notice : <UnavailablePage label={label}>{notice}</UnavailablePage>;
}

function UnavailablePage({ label, children }: { label: string; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = content;
    return () => {
      if (current?.contains(document.activeElement)) focusNextHeading();
    };
  }, []);
  return (
    <Section>
      <Container ref={content}>
        <Heading as="h1" textStyle="h1" mb="10" tabIndex={-1}>
          {label}
        </Heading>
        <Box>{children}</Box>
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
