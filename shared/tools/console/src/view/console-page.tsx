import { useCallback, useEffect, useRef, useState } from 'react';
import { Box, Button, Container, Heading, SkipLink, Stack, Text } from '@site/ui/core';
import type { ConsoleState, LiveSite } from '../messages';
import { ActionPanel } from './action-panel';
import type { ConsoleApi } from './api';
import { Band } from './band';
import { Code } from './code';
import { HistoryLine } from './history-line';
import { LiveSummary } from './live-summary';
import type { OpenAction } from './open-action';
import { PartCard } from './part-card';
import { Pending, Problem } from './pending';
import { PreviewList } from './preview-list';
import { PromotionList } from './promotion-list';
import { SharedTable } from './shared-table';
import { TopBar } from './top-bar';
import { useLoad } from './use-load';
import { useNewest } from './use-newest';
import { WithdrawnList } from './withdrawn-list';

/** Steps of the history at first, and with each press. */
const steps = 10;

/** The whole page: what is live, what was, and what can be done about it. */
export function ConsolePage({ api }: { api: ConsoleApi }) {
  const state = useLoad(api.state);
  const { value, problem, isLoading, reload } = state;
  const silence = useNewest(api, value && { sequence: value.live?.sequence, storage: value.storage }, reload);
  return (
    <>
      <SkipLink>To the content</SkipLink>
      <TopBar state={value} isLoading={isLoading} onRefresh={reload} />
      <Container as="main" id="main" tabIndex={-1} pt={{ base: '8', md: '12' }} pb="24">
        {!value && (
          <Heading level={1} textStyle="h2" mb="6">
            What is live
          </Heading>
        )}
        {(problem ?? silence) && (
          <Box mb="8">
            <Problem text={`${problem ?? silence}\n${value ? 'What is shown may be old. ' : ''}Refresh tries again.`} />
          </Box>
        )}
        {!value && !problem && <Pending problem={undefined} what="what is live" />}
        {value && (value.live ? <Site api={api} state={value} live={value.live} onChange={reload} /> : <NothingLive />)}
      </Container>
    </>
  );
}

function NothingLive() {
  return (
    <Stack gap="3">
      <Heading level={1} textStyle="h2">
        Nothing is live yet
      </Heading>
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
  const [opened, setOpened] = useState<OpenAction>();
  const [isBusy, setBusy] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const open = (action: OpenAction) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpened(action);
  };
  const close = () => {
    setOpened(undefined);
    setBusy(false);
    // A part without another version has no buttons any more.
    if (opener.current?.isConnected) opener.current.focus();
    else document.getElementById('main')?.focus();
  };
  const panelAt = (place: string) =>
    opened?.place === place && (
      <ActionPanel
        key={`${place} ${opened.title}`}
        api={api}
        opened={opened}
        isFrozen={live.freeze !== undefined}
        onDone={onChange}
        onClose={close}
        onBusy={setBusy}
      />
    );
  const places = { opened, isBusy, open };
  return (
    <>
      <LiveSummary live={live} panelAt={panelAt} {...places} />
      <Parts api={api} live={live} panelAt={panelAt} places={places} />
      <Band
        title="Shared modules"
        note="What the shell provides, and how far it can change before a remote breaks: a library up to a version, a module of this site as long as it keeps the exports in use."
      >
        <SharedTable {...live.shared} />
      </Band>
      <History api={api} live={live} panelAt={panelAt} places={places} />
      <Band title="Previews" note="Their addresses answer on this machine while npm start or npx manzil serve runs.">
        <PreviewList previews={previews} />
      </Band>
      <Band
        title="Promote"
        note="Puts what is live in another storage live here: the same releases, checked against what is live here."
      >
        <PromotionList sources={sources} panelAt={panelAt} {...places} />
      </Band>
      <Band title="Withdrawn versions">
        <WithdrawnList withdrawn={live.withdrawn} />
      </Band>
    </>
  );
}

interface PlacedProps extends Pick<SiteProps, 'api' | 'live'> {
  panelAt: (place: string) => React.ReactNode;
  places: { opened: OpenAction | undefined; isBusy: boolean; open: (action: OpenAction) => void };
}

function Parts({ api, live, panelAt, places }: PlacedProps) {
  const health = useLoad(api.health);
  const { value, problem, reload } = health;
  useReloadWith(live.sequence, reload);
  const note =
    value && 'note' in value
      ? value.note
      : (problem ??
        'Errors in 1,000 views; LCP and INP in ms and CLS, 75th percentile. As browsers have reported in the last 7 days.');
  return (
    <Band title="Parts" note={note}>
      <Stack as="ul" gap="4">
        {live.parts.map((part) => (
          <PartCard key={part.part} part={part} health={health} {...places}>
            {panelAt(`part ${part.part}`)}
          </PartCard>
        ))}
      </Stack>
    </Band>
  );
}

function History({ api, live, panelAt, places }: PlacedProps) {
  const [count, setCount] = useState(steps);
  const { value, problem, reload, isLoading } = useLoad(useCallback(() => api.history(count), [api, count]));
  useReloadWith(live.sequence, reload);
  return (
    <Band title="History" note="Every activation is a step. What it has changed is compared when it is opened.">
      {value ? (
        <HistoryLine api={api} steps={value} withdrawn={live.withdrawn} panelAt={panelAt} {...places} />
      ) : (
        <Pending problem={problem} what="the history" />
      )}
      {value && value.length >= count && (
        <Box mt="6">
          <Button size="sm" variant="outline" loading={isLoading} onClick={() => setCount(count + steps)}>
            Show older
          </Button>
        </Box>
      )}
    </Band>
  );
}

/** Reads again when something else has gone live; not at first, when it is being read already. */
function useReloadWith(sequence: number, reload: () => void): void {
  const seen = useRef(sequence);
  useEffect(() => {
    if (seen.current === sequence) return;
    seen.current = sequence;
    reload();
  }, [sequence, reload]);
}
