import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Box, Button, Flex, Heading, Spinner, Text } from '@site/ui/core';
import { Field, TextInput } from '@site/ui/forms';
import { CircleCheck } from 'lucide-react';
import type { ConsoleAction } from '../messages';
import type { ConsoleApi } from './api';
import type { OpenAction } from './open-action';
import { Problem } from './pending';
import { type ActionState, useAction } from './use-action';

export interface ActionPanelProps {
  api: ConsoleApi;
  opened: OpenAction;
  /** Whether a freeze can be overridden. */
  isFrozen: boolean;
  onDone: () => void;
  onClose: () => void;
  onBusy: (isBusy: boolean) => void;
}

/**
 * What an action would do, in the words of its command; the second press does it. A withdrawal is asked for its reason
 * before.
 */
export function ActionPanel({ api, opened, isFrozen, onDone, onClose, onBusy }: ActionPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [why, setWhy] = useState('');
  const { state, check, act } = useAction(api, onDone);
  const { action } = opened;
  const asksFirst = action.kind === 'withdraw';
  const isBusy = state.phase === 'checking' || state.phase === 'acting';
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  useEffect(() => {
    heading.current?.focus();
    if (action.kind !== 'withdraw') void check(action);
  }, [action, check]);
  // The button that was pressed goes away: whoever uses the keyboard stays in the panel.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [state.phase]);
  const ask = (more: Pick<ConsoleAction & { kind: 'next' }, 'overrideFreeze'> = {}) =>
    void check({ ...action, ...more, ...(asksFirst ? { why } : {}) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.phase === 'asking') ask();
    else void act(asksFirst ? '' : why);
  };
  return (
    <Box
      role="region"
      aria-labelledby={id}
      bg="bg.surface"
      border="1.5px solid {colors.fg.default}"
      rounded="card"
      p={{ base: '4', md: '6' }}
      mt="4"
    >
      <Heading level={3} textStyle="h4" id={id} ref={heading} tabIndex={-1} outline="none" shadow="none">
        {opened.title}
      </Heading>
      <Said state={state} isBusy={isBusy} />
      <form onSubmit={submit}>
        {(state.phase === 'checked' && !asksFirst && action.kind !== 'next') ||
        (state.phase === 'asking' && asksFirst) ? (
          <Box maxW="36rem" mt="4">
            <Field
              label="Why"
              optional={!asksFirst}
              help={asksFirst ? 'Whoever meets this version later reads it.' : 'For the history of the site.'}
            >
              <TextInput
                value={why}
                maxLength={200}
                required={asksFirst}
                autoComplete="off"
                onChange={(event) => setWhy(event.currentTarget.value)}
              />
            </Field>
          </Box>
        ) : null}
        <Flex gap="3" wrap="wrap" mt="4">
          {state.phase === 'asking' && asksFirst && (
            <Button type="submit" size="sm">
              Check
            </Button>
          )}
          {state.phase === 'checked' && (
            <Button type="submit" size="sm">
              {opened.label}
            </Button>
          )}
          {state.phase === 'refused' && !asksFirst && (
            <Button size="sm" variant="outline" onClick={() => ask()}>
              Check again
            </Button>
          )}
          {state.phase === 'refused' && isFrozen && action.kind !== 'abort' && (
            <Button size="sm" variant="outline" onClick={() => ask({ overrideFreeze: true })}>
              Check again, overriding the freeze
            </Button>
          )}
          {!isBusy && (
            <Button size="sm" variant="outline" onClick={onClose}>
              {state.phase === 'done' || state.phase === 'nothing to do' ? 'Close' : 'Cancel'}
            </Button>
          )}
        </Flex>
      </form>
    </Box>
  );
}

/** Everything the command has said, and how it ended. */
function Said({ state, isBusy }: { state: ActionState; isBusy: boolean }) {
  return (
    <Box role="log" aria-live="polite" mt="2">
      {state.lines.map((line, index) => (
        <Text key={`${index}${line}`} textStyle="small">
          {line}
        </Text>
      ))}
      {isBusy && (
        <Flex gap="3" align="center" color="fg.muted" mt="2">
          <Spinner />
          <Text textStyle="small">
            {state.phase === 'checking' ? 'Checking; nothing is changed yet' : 'Doing it'} …
          </Text>
        </Flex>
      )}
      {state.phase === 'checked' && (
        <Text textStyle="small" fontWeight="strong" mt="2">
          Checked. Nothing has been changed yet.
        </Text>
      )}
      {state.phase === 'nothing to do' && (
        <Text textStyle="small" fontWeight="strong" mt="2">
          There is nothing to do.
        </Text>
      )}
      {state.phase === 'done' && (
        <Flex gap="2" align="center" color="fg.success" mt="2">
          <CircleCheck size={20} aria-hidden />
          <Text textStyle="small" fontWeight="strong">
            Done.
          </Text>
        </Flex>
      )}
      {state.phase === 'refused' && (
        <Box mt="2">
          <Problem text={state.sentence} />
        </Box>
      )}
    </Box>
  );
}
