import { type ReactNode, useCallback, useId, useState } from 'react';
import { Box, Button, chakra, Flex, Stack, Text } from '@site/ui/core';
import type { HistoryStep, WithdrawnVersion } from '../messages';
import { Ago } from './ago';
import type { ConsoleApi } from './api';
import { Code } from './code';
import { type ActionPlaces, openWithdrawal } from './open-action';
import { Pending } from './pending';
import { StepChanges } from './step-changes';
import { useLoad } from './use-load';
import { Who } from './who';

export interface HistoryLineProps extends ActionPlaces {
  api: ConsoleApi;
  steps: readonly HistoryStep[];
  withdrawn: readonly WithdrawnVersion[];
  /** The open action, where it was asked for here. */
  panelAt: (place: string) => ReactNode;
}

/** Activations along a line, the newest first; each opens to what it has changed. */
export function HistoryLine({ steps, ...rest }: HistoryLineProps) {
  return (
    <Line>
      {steps.map((step) => (
        <Step key={step.sequence} step={step} {...rest} />
      ))}
    </Line>
  );
}

function Step({ step, ...rest }: Omit<HistoryLineProps, 'steps'> & { step: HistoryStep }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { sequence, at, by, reason, composition } = step;
  return (
    <Box as="li">
      <Text textStyle="small" color="fg.muted">
        <Ago at={at} />
        <Who by={by} />
      </Text>
      <Text id={id} fontWeight="medium" lineHeight={1.4} overflowWrap="anywhere">
        {sentenceOf(reason)}
      </Text>
      <Flex columnGap="4" align="center" wrap="wrap">
        <Button
          variant="link"
          aria-expanded={isOpen}
          aria-describedby={id}
          textStyle="small"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'} what changed
        </Button>
        <Text textStyle="small" color="fg.muted">
          activation {sequence}, composition <Code>{composition}</Code>
        </Text>
      </Flex>
      {isOpen && <Opened step={step} {...rest} />}
    </Box>
  );
}

function Opened({
  api,
  step,
  withdrawn,
  isBusy,
  open,
  panelAt,
}: Omit<HistoryLineProps, 'steps'> & { step: HistoryStep }) {
  const { sequence } = step;
  const place = `step ${sequence}`;
  const { value, problem } = useLoad(useCallback(() => api.diff(sequence), [api, sequence]));
  const versions = Object.entries(step.changed).filter(
    ([part, version]) =>
      version !== 'retired' && !withdrawn.some((each) => each.part === part && each.version === version),
  );
  return (
    <Box mt="2" bg="bg.surface" border="1px solid {colors.border.hairline}" rounded="card" p={{ base: '4', md: '6' }}>
      {value ? (
        <StepChanges diff={value} sequence={sequence} />
      ) : (
        <Pending problem={problem} what="both compositions" />
      )}
      {versions.length > 0 && sequence > 1 && (
        <Stack gap="2" mt="4">
          {versions.map(([part, version]) => (
            <Box key={part}>
              <Button
                size="sm"
                variant="outline"
                disabled={isBusy}
                onClick={() => open(openWithdrawal(place, part, version))}
              >
                Withdraw {part} {version}
              </Button>
            </Box>
          ))}
        </Stack>
      )}
      {panelAt(place)}
    </Box>
  );
}

/** Reasons are written for a log: `release projects 1.0.0-3f9a2c1b`. */
function sentenceOf(reason: string): string {
  return reason.slice(0, 1).toUpperCase() + reason.slice(1);
}

const Line = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    borderInlineStart: '2px solid {colors.border.rule}',
    marginInlineStart: '7px',
    '& > li': { position: 'relative', paddingInlineStart: { base: '5', md: '6' }, minWidth: 0 },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-8px',
      top: '5px',
      boxSize: '14px',
      borderRadius: 'full',
      border: '2px solid {colors.border.control}',
      bg: 'bg.canvas',
    },
    '& > li:first-of-type::before': { bg: 'brand.solid', borderColor: 'fg.default' },
  },
});
