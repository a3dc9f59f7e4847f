import { useEffect, useRef } from 'react';
import { Button, chakra, Text } from '@site/ui/core';
import { ContactFields, useFullFields } from './contact-fields';
import { loadContactClient } from './request/save-contact-request';
import { ignoreRepeated, useSubmit } from './use-submit';

/** Loading and running the client takes longer than a frame on a phone. */
const prefetchDelayMs = 200;

export interface RequestFormProps {
  /** Id of the heading that names the form. */
  labelledBy: string;
}

export function RequestForm({ labelledBy }: RequestFormProps) {
  const { form, missing, isSending, submit, note } = useSubmit();
  const { full, noteFull } = useFullFields();
  const prefetchClient = useClientPrefetch();
  return (
    <Card
      ref={form}
      aria-labelledby={labelledBy}
      noValidate
      // A submit without scripts, or before they run, keeps the page and the typed text.
      method="dialog"
      onSubmit={(event) => void submit(event)}
      onInput={(event) => {
        note(event);
        noteFull(event);
      }}
      onReset={noteFull}
      onFocus={prefetchClient}
    >
      <ContactFields missing={missing} full={full} />
      <chakra.div gridColumn="1 / -1">
        <Button type="submit" size="lg" loading={isSending} onClick={ignoreRepeated}>
          Submit
        </Button>
        <noscript>
          <Text textStyle="small" mt="3">
            Sending a request needs JavaScript.
          </Text>
        </noscript>
      </chakra.div>
    </Card>
  );
}

/**
 * Loads the client when a visitor starts to use the form, after the first press is answered. Failures are reported on
 * submit.
 */
function useClientPrefetch() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => loadContactClient().catch(() => undefined), prefetchDelayMs);
  };
}

const Card = chakra('form', {
  base: {
    gridColumn: { lg: '6 / 13' },
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '5', md: '6' },
    alignItems: 'start',
    padding: { base: '28px 20px', md: '44px' },
    bg: 'bg.surface',
    borderRadius: 'panel',
    boxShadow: 'form',
  },
});
