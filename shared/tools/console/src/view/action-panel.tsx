import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Box, Button, Card, Field, HStack, Heading, Input, Text } from '@chakra-ui/react';
import type { ConsoleAction } from '../messages';
import type { ConsoleApi } from './api';
import type { OpenAction } from './open-action';
import { Problem, Waiting } from './pending';
import { type ActionState, useAction } from './use-action';

export interface ActionPanelProps {
  api: ConsoleApi;
  opened: OpenAction;
  isFrozen: boolean;
  onDone: () => void;
  onClose: () => void;
  onBusy: (isBusy: boolean) => void;
}

/** Shows an action's outcome; the second press runs it. A withdrawal first asks for its reason. */
export function ActionPanel({ api, opened, isFrozen, onDone, onClose, onBusy }: ActionPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [why, setWhy] = useState('');
  const { state, check, act } = useAction(api, onDone);
  const { action } = opened;
  const { phase } = state;
  const asksFirst = action.kind === 'withdraw';
  const isBusy = phase === 'checking' || phase === 'acting';
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  useEffect(() => {
    heading.current?.focus();
    if (action.kind !== 'withdraw') void check(action);
  }, [action, check]);
  // Keeps the focus in the panel after the pressed button disappears.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [phase]);
  const ask = (more: Pick<ConsoleAction & { kind: 'next' }, 'overrideFreeze'> = {}) =>
    void check({ ...action, ...more, ...(asksFirst ? { why } : {}) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (phase === 'asking') ask();
    else void act(asksFirst ? '' : why);
  };
  const takesReason = asksFirst ? phase === 'asking' : phase === 'checked' && action.kind !== 'next';
  return (
    <Card.Root as="section" aria-labelledby={id} variant="elevated" size="sm" mt="4">
      <Card.Body gap="4">
        <Heading as="h3" size="md" id={id} ref={heading} tabIndex={-1} outline="none">
          {opened.title}
        </Heading>
        <Said state={state} />
        <form onSubmit={submit}>
          {takesReason && <Reason value={why} required={asksFirst} onChange={setWhy} />}
          <HStack wrap="wrap">
            {phase === 'asking' && asksFirst && <Submit>Check</Submit>}
            {phase === 'checked' && <Submit>{opened.label}</Submit>}
            {phase === 'refused' && !asksFirst && <Other onClick={() => ask()}>Check again</Other>}
            {phase === 'refused' && isFrozen && action.kind !== 'abort' && (
              <Other onClick={() => ask({ overrideFreeze: true })}>Check again, overriding the freeze</Other>
            )}
            {!isBusy && (
              <Other onClick={onClose}>{phase === 'done' || phase === 'nothing to do' ? 'Close' : 'Cancel'}</Other>
            )}
          </HStack>
        </form>
      </Card.Body>
    </Card.Root>
  );
}

const Submit = ({ children }: { children: string }) => (
  <Button type="submit" size="sm">
    {children}
  </Button>
);

const Other = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <Button size="sm" variant="outline" onClick={onClick}>
    {children}
  </Button>
);

function Reason({ value, required, onChange }: { value: string; required: boolean; onChange: (to: string) => void }) {
  return (
    <Field.Root required={required} maxW="xl" mb="4">
      <Field.Label>{required ? 'Why' : 'Why (optional)'}</Field.Label>
      <Input
        value={value}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Field.HelperText>
        {required ? 'Shown wherever this version is refused later.' : 'For the history of the site.'}
      </Field.HelperText>
    </Field.Root>
  );
}

const ends: Partial<Record<ActionState['phase'], string>> = {
  checked: 'Checked. Nothing has been changed yet.',
  'nothing to do': 'There is nothing to do.',
  done: 'Done.',
};

function Said({ state }: { state: ActionState }) {
  const { phase, lines } = state;
  return (
    <Box role="log" aria-live="polite">
      {lines.map((line, index) => (
        <Text key={`${index}${line}`}>{line}</Text>
      ))}
      {phase === 'checking' && <Waiting>Checking; nothing is changed yet …</Waiting>}
      {phase === 'acting' && <Waiting>Doing it …</Waiting>}
      {ends[phase] && <Text fontWeight="semibold">{ends[phase]}</Text>}
      {phase === 'refused' && <Problem text={state.sentence} />}
    </Box>
  );
}
