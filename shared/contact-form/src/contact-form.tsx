import { useCallback, useId, useRef } from 'react';
import { Button, chakra, Container, Heading, Section, Text } from '@site/ui/core';
import { ContactFields } from './contact-fields';
import { NotificationRegion } from './notification/notification-region';
import { useNotice } from './notification/use-notice';
import { loadContactClient } from './request/contact-client';
import { useSubmit } from './use-submit';

export interface ContactFormProps {
  /** "Contact With An Agent" on the favorites and overseas pages (spec §2). */
  heading?: string;
}

/** The site's one contact form, as a band across the page (spec §2, §4). Needs no sign-in and no properties. */
export function ContactForm({ heading = 'Contact Us' }: ContactFormProps) {
  const headingId = useId();
  return (
    <Section tone="sand">
      <Halves>
        <chakra.div gridColumn={{ lg: '1 / 5' }}>
          <Heading level={2} id={headingId}>
            {heading}
          </Heading>
          <Text look="lead" color="fg.muted" marginTop="5">
            Tell us what you are looking for and we will take it from there.
          </Text>
        </chakra.div>
        <RequestForm labelledBy={headingId} />
      </Halves>
    </Section>
  );
}

function RequestForm({ labelledBy }: { labelledBy: string }) {
  const { notice, notify, forget } = useNotice();
  const { form, missing, isSaving, submit, recheck } = useSubmit(notify);
  const button = useRef<HTMLButtonElement>(null);
  const focusButton = useCallback(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Card
        ref={form}
        aria-labelledby={labelledBy}
        noValidate
        // A submit without scripting, or before it has started, stays here with everything that was typed.
        method="dialog"
        onSubmit={(event) => void submit(event)}
        onChange={recheck}
        onFocus={prefetchClient}
      >
        <ContactFields missing={missing} />
        <chakra.div gridColumn="1 / -1">
          <Button ref={button} type="submit" size="lg" busy={isSaving} width={{ base: 'full', md: 'auto' }}>
            Submit
          </Button>
          <noscript>
            <Text look="small">Sending a request needs JavaScript.</Text>
          </noscript>
        </chakra.div>
      </Card>
      <NotificationRegion notice={notice} isExpected={isSaving} onGone={forget} onFocusLost={focusButton} />
    </>
  );
}

/** Whether it worked is seen, and said, when something is sent. */
function prefetchClient() {
  loadContactClient().catch(() => undefined);
}

const Halves = chakra(Container, {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: 'repeat(12, minmax(0, 1fr))' },
    alignItems: 'start',
    columnGap: '8',
    rowGap: '10',
  },
});

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
