import { useCallback, useId, useState } from 'react';
import { Box, Button, Card, Code, Text, Timeline } from '@chakra-ui/react';
import type { HistoryStep, WithdrawnVersion } from '../messages';
import { ActionButton, ActionPanelAt } from './actions';
import type { ConsoleApi } from './api';
import { openWithdrawal } from './open-action';
import { Pending } from './pending';
import { StepChanges } from './step-changes';
import { useLoad } from './use-load';
import { When } from './who';

interface StepProps {
  api: ConsoleApi;
  step: HistoryStep;
  withdrawn: readonly WithdrawnVersion[];
}

/** Newest first. */
export function HistoryLine({ steps, ...rest }: Omit<StepProps, 'step'> & { steps: readonly HistoryStep[] }) {
  return (
    <Timeline.Root as="ol" size="sm">
      {steps.map((step) => (
        <Step key={step.sequence} step={step} {...rest} />
      ))}
    </Timeline.Root>
  );
}

function Step({ step, ...rest }: StepProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { sequence, at, by, reason, composition } = step;
  return (
    <Timeline.Item as="li">
      <Timeline.Connector>
        <Timeline.Separator />
        <Timeline.Indicator />
      </Timeline.Connector>
      <Timeline.Content gap="1" minW="0">
        <When at={at} by={by} />
        <Text id={id} fontWeight="medium">
          {sentenceOf(reason)}
        </Text>
        <Text color="fg.muted">
          activation {sequence}, composition <Code>{composition}</Code>
        </Text>
        <Box>
          <Button
            size="xs"
            variant="outline"
            aria-expanded={isOpen}
            aria-describedby={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Show'} what changed
          </Button>
        </Box>
        {isOpen && <Opened step={step} {...rest} />}
      </Timeline.Content>
    </Timeline.Item>
  );
}

function Opened({ api, step: { sequence, changed }, withdrawn }: StepProps) {
  const place = `step ${sequence}`;
  const { value, problem } = useLoad(useCallback(() => api.diff(sequence), [api, sequence]));
  const versions = Object.entries(changed).filter(
    ([part, version]) =>
      version !== 'retired' && !withdrawn.some((each) => each.part === part && each.version === version),
  );
  return (
    <Card.Root size="sm">
      <Card.Body gap="4" alignItems="start">
        {value ? (
          <StepChanges diff={value} sequence={sequence} />
        ) : (
          <Pending problem={problem} what="both compositions" />
        )}
        {sequence > 1 &&
          versions.map(([part, version]) => <ActionButton key={part} action={openWithdrawal(place, part, version)} />)}
        <ActionPanelAt place={place} />
      </Card.Body>
    </Card.Root>
  );
}

function sentenceOf(reason: string): string {
  return reason.slice(0, 1).toUpperCase() + reason.slice(1);
}
