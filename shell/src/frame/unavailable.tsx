import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { PendingProps, UnavailableProps } from '@site/runtime';
import { Box, Container, Heading, Section, Spinner, UnavailableNotice } from '@site/ui/core';
import { focusNextHeading } from './route-announcer';

export function Unavailable({ label, kind, onRetry }: UnavailableProps) {
  const isOffline = !navigator.onLine;
  const notice = (
    <UnavailableNotice
      title={`${label} cannot be shown right now.`}
      // What failed loads again on the browser's `online` event.
      detail={isOffline ? 'It appears when you are online again.' : 'The rest of the site works as usual.'}
      onRetry={onRetry}
    />
  );
  return kind === 'fragment' ? (
    notice
  ) : (
    <UnavailablePage title={isOffline ? 'You are offline' : label}>{notice}</UnavailablePage>
  );
}

function UnavailablePage({ title, children }: { title: string; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = content;
    return () => {
      if (current?.contains(document.activeElement)) focusNextHeading();
    };
  }, []);
  return (
    // Below a navigation bar that is over the page.
    <Section pt={{ base: '24', md: '32' }}>
      <Container ref={content}>
        <Heading as="h1" textStyle="h1" mb="10" tabIndex={-1}>
          {title}
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
