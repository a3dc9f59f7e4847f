import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Box, chakra, Grid, Text, VisuallyHidden } from '@site/ui/core';

export interface CodeBoxesProps {
  /** e.g. "Verification code". */
  label: string;
  length: number;
  /** Shows dots, for a pin. Not a password field: browsers would offer to store it. */
  mask?: boolean;
  hideLabel?: boolean;
  /** Phones offer to fill in a code from a message. */
  oneTime?: boolean;
  /** Id of an explanation. */
  describedBy?: string;
  onChange?: (code: string) => void;
}

/** Typing advances, Backspace goes back, arrows move, and a pasted "123 456" fills the boxes. */
export function CodeBoxes(props: CodeBoxesProps) {
  const { label, length, mask = false, hideLabel = false, oneTime = true, describedBy, onChange } = props;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [digits, setDigits] = useState<readonly string[]>(() => Array.from({ length }, () => ''));

  const focusBox = (index: number) => {
    const box = group.current?.querySelectorAll('input')[Math.max(0, Math.min(index, length - 1))];
    box?.focus();
    box?.select();
  };
  const write = (next: readonly string[]) => {
    setDigits(next);
    onChange?.(next.join(''));
  };
  /** Writes digits from `index` on, drops the rest, and focuses the box after the last digit. */
  const fill = (index: number, typed: string) => {
    const fresh = digitsOf(typed).slice(0, length - index);
    if (!fresh) return;
    write(digits.map((digit, box) => fresh[box - index] ?? digit));
    focusBox(index + fresh.length);
  };
  const onType = (index: number, value: string) => {
    if (value) fill(index, withoutOld(value, digits[index]));
    else write(digits.map((digit, box) => (box === index ? '' : digit)));
  };
  const onKeyDown = (index: number, event: KeyboardEvent) => {
    const target = destinations(index, length)[event.key];
    if (event.key === 'Backspace') {
      const emptied = digits[index] ? index : Math.max(0, index - 1);
      write(digits.map((digit, box) => (box === emptied ? '' : digit)));
      focusBox(emptied);
    } else if (target !== undefined) focusBox(target);
    else return;
    event.preventDefault();
  };

  return (
    <Box ref={group} role="group" aria-labelledby={id} aria-describedby={describedBy} position="relative">
      {hideLabel ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <Text as="span" id={id} textStyle="label" display="block" mb="2">
          {label}
        </Text>
      )}
      <Grid autoFlow="column" gap={{ base: '2', sm: '3' }} {...(length > 4 ? many : few)}>
        {digits.map((digit, index) => (
          <Digit
            // The position is the identity of a box.
            key={index}
            masked={mask}
            inputMode="numeric"
            aria-label={`Digit ${index + 1} of ${length}`}
            autoComplete={oneTime && index === 0 ? 'one-time-code' : 'off'}
            // Phones fill the whole code into the first box, and before hydration all keys go there; it is distributed
            // from there.
            maxLength={index === 0 ? undefined : 1}
            value={digit}
            onInput={(event) => onType(index, event.currentTarget.value)}
            onPaste={(event) => {
              event.preventDefault();
              const pasted = event.clipboardData.getData('text');
              // A whole code belongs into all boxes, wherever it is pasted.
              fill(digitsOf(pasted).length < length ? index : 0, pasted);
            }}
            onKeyDown={(event) => onKeyDown(index, event)}
            // Otherwise a press puts the cursor beside the digit, where a full box accepts nothing.
            onFocus={(event) => event.currentTarget.select()}
            onClick={(event) => event.currentTarget.select()}
          />
        ))}
      </Grid>
    </Box>
  );
}

const few = { justifyContent: 'start', autoColumns: 'minmax(0, 64px)', css: { '--box-height': '72px' } };
const many = { autoColumns: 'minmax(0, 1fr)', css: { '--box-height': '64px' } };

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** A second digit replaces the first, on either side of the cursor. */
function withoutOld(value: string, old: string | undefined): string {
  return old && value.length === 2 ? value.replace(old, '') : value;
}

function destinations(index: number, length: number): Record<string, number> {
  return { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: length - 1 };
}

const Digit = chakra(
  'input',
  {
    base: {
      width: 'full',
      minWidth: 0,
      height: 'var(--box-height)',
      border: '1px solid {colors.border.control}',
      borderRadius: 'thumb',
      bg: 'bg.surface',
      textStyle: 'digit',
      textAlign: 'center',
      _hover: { borderColor: 'fg.muted' },
      _focusVisible: { borderColor: 'fg.default' },
    },
    variants: { masked: { true: { WebkitTextSecurity: 'disc' } } },
  },
  { defaultProps: { type: 'text' } },
);
