import { useId } from 'react';
import { chakra, Container, Heading, Section, Text } from '@site/ui/core';
import type { ImageAsset } from '@site/ui/media';
import { PersonLine } from './person-line';
import { RequestForm } from './request-form';

export interface ContactFormProps {
  heading?: string;
  /** A small square picture, owned by the page that shows the form. */
  portrait: ImageAsset;
}

export function ContactForm({ heading = 'Contact Us', portrait }: ContactFormProps) {
  const headingId = useId();
  return (
    <Section tone="sand" _print={{ display: 'none' }}>
      <Halves>
        <chakra.div gridColumn={{ lg: '1 / 5' }}>
          <Heading id={headingId}>{heading}</Heading>
          <Text textStyle="lead" color="fg.muted" marginTop="5">
            Tell us what you are looking for and we will take it from there.
          </Text>
          <PersonLine portrait={portrait} />
        </chakra.div>
        <RequestForm labelledBy={headingId} />
      </Halves>
    </Section>
  );
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
