import { type ReactNode, useCallback, useId, useState } from 'react';
import { Box, Button, Code, Container, HStack, Heading, SkipNavLink, Stack, Text } from '@chakra-ui/react';
import type { ConsoleState, LiveSite } from '../messages';
import { ActionsProvider } from './actions';
import type { ConsoleApi } from './api';
import { HistoryLine } from './history-line';
import { LiveSummary } from './live-summary';
import { PartCard } from './part-card';
import { Pending, Problem } from './pending';
import { PreviewList, PromotionList, WithdrawnList } from './site-lists';
import { SharedTable } from './shared-table';
import { useLoad } from './use-load';
import { useNewest } from './use-newest';

const steps = 10;

/** Chakra's reset sets this for each element, so it is not inherited. */
const breakable = { '& :not(td, th)': { overflowWrap: 'anywhere' } };

export function ConsolePage({ api }: { api: ConsoleApi }) {
  const { value, problem, isLoading, reload } = useLoad(api.state);
  const silence = useNewest(api, value && { sequence: value.live?.sequence, storage: value.storage }, reload);
  const reason = problem ?? silence;
  return (
    <>
      <SkipNavLink id="main">To the content</SkipNavLink>
      <TopBar state={value} isLoading={isLoading} onRefresh={reload} />
      <Container as="main" id="main" tabIndex={-1} maxW="6xl" py="8" css={breakable}>
        {!value && <Heading as="h1">What is live</Heading>}
        {reason && <Problem text={`${reason}\n${value ? 'What is shown may be old. ' : ''}Refresh tries again.`} />}
        {!value && !problem && <Pending problem={undefined} what="what is live" />}
        {value && (value.live ? <Site api={api} state={value} live={value.live} onChange={reload} /> : <NothingLive />)}
      </Container>
    </>
  );
}

interface TopBarProps {
  state: ConsoleState | undefined;
  isLoading: boolean;
  onRefresh: () => void;
}

function TopBar({ state, isLoading, onRefresh }: TopBarProps) {
  return (
    <Box as="header" borderBottomWidth="1px">
      <Container maxW="6xl" py="3">
        <HStack justify="space-between" gap="4" wrap="wrap">
          <Text fontWeight="semibold">Manzil Console</Text>
          {state && (
            <Text>
              <Code>{state.storage}</Code>, as {state.actor.name}
            </Text>
          )}
          <Button size="sm" variant="outline" loading={isLoading} loadingText="Refresh" onClick={onRefresh}>
            Refresh
          </Button>
        </HStack>
      </Container>
    </Box>
  );
}

function NothingLive() {
  return (
    <Stack gap="3">
      <Heading as="h1">Nothing is live yet</Heading>
      <Text>
        <Code>npm start</Code> builds the site, puts it live here and serves it; <Code>npx manzil compose</Code> does
        the same without serving. This page shows it then.
      </Text>
    </Stack>
  );
}

interface SiteProps {
  api: ConsoleApi;
  state: ConsoleState;
  live: LiveSite;
  onChange: () => void;
}

function Site({ api, state: { previews, sources }, live, onChange }: SiteProps) {
  return (
    <ActionsProvider api={api} isFrozen={live.freeze !== undefined} onDone={onChange}>
      <LiveSummary live={live} />
      <Parts api={api} live={live} />
      <Band
        title="Shared modules"
        note="What the shell provides, and how far it can change before a remote breaks: a library up to a version, a module of this site as long as it keeps the exports in use."
      >
        <SharedTable {...live.shared} />
      </Band>
      <History api={api} live={live} />
      <Band title="Previews" note="Their addresses answer on this machine while npm start or npx manzil serve runs.">
        <PreviewList previews={previews} />
      </Band>
      <Band
        title="Promote"
        note="Puts what is live in another storage live here: the same releases, checked against what is live here."
      >
        <PromotionList sources={sources} />
      </Band>
      <Band title="Withdrawn versions">
        <WithdrawnList withdrawn={live.withdrawn} />
      </Band>
    </ActionsProvider>
  );
}

function Band({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} mt="12" gap="3">
      <Heading id={id}>{title}</Heading>
      {note && <Text color="fg.muted">{note}</Text>}
      {children}
    </Stack>
  );
}

const healthNote =
  'Errors in 1,000 views; LCP and INP in ms and CLS, 75th percentile. As browsers have reported in the last 7 days.';

function Parts({ api, live }: Pick<SiteProps, 'api' | 'live'>) {
  const health = useLoad(api.health, live.sequence);
  const { value, problem } = health;
  return (
    <Band title="Parts" note={value && 'note' in value ? value.note : (problem ?? healthNote)}>
      <Stack as="ul" gap="4">
        {live.parts.map((part) => (
          <PartCard key={part.part} part={part} health={health} />
        ))}
      </Stack>
    </Band>
  );
}

function History({ api, live }: Pick<SiteProps, 'api' | 'live'>) {
  const [count, setCount] = useState(steps);
  const load = useCallback(() => api.history(count), [api, count]);
  const { value, problem, isLoading } = useLoad(load, live.sequence);
  return (
    <Band title="History" note="Every activation is a step. What it has changed is compared when it is opened.">
      {value ? (
        <HistoryLine api={api} steps={value} withdrawn={live.withdrawn} />
      ) : (
        <Pending problem={problem} what="the history" />
      )}
      {value && value.length >= count && (
        <Button size="sm" variant="outline" loading={isLoading} onClick={() => setCount(count + steps)}>
          Show older
        </Button>
      )}
    </Band>
  );
}
