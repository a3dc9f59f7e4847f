import { Box, chakra, Container, Heading, HStack, Section, Text } from '@site/ui/core';
import { Picture, type ImageAsset } from '@site/ui/media';
import { RequestForm } from './request-form';

/** Of the heading: a link with this hash leads to the form and focuses it. One form per page. */
export const contactId = 'contact';

export interface ContactFormProps {
  heading?: string;
  /** A small square picture, owned by the page that shows the form. */
  portrait: ImageAsset;
}

export function ContactForm({ heading = 'Contact Us', portrait }: ContactFormProps) {
  return (
    <Section bg="bg.sand" _print={{ display: 'none' }}>
      <Halves>
        <chakra.div gridColumn={{ lg: '1 / 5' }}>
          <Heading id={contactId} tabIndex={-1} scrollMarginTop="24">
            {heading}
          </Heading>
          <Text textStyle="lead" color="fg.muted" marginTop="5">
            Tell us what you are looking for and we will take it from there.
          </Text>
          <PersonLine portrait={portrait} />
        </chakra.div>
        <RequestForm labelledBy={contactId} />
      </Halves>
    </Section>
  );
}

/** Contains no promised time: the notification gives it (CONT-15). */
function PersonLine({ portrait }: { portrait: ImageAsset }) {
  return (
    <HStack gap="14px" marginTop={{ base: '6', lg: '10' }} paddingTop="6" borderTop="1px solid {colors.border.rule}">
      <Box width="16" flexShrink={0}>
        <Picture image={portrait} alt="" sizes="64px" aspectRatio="1" borderRadius="full" />
      </Box>
      <Text color="fg.soft">A person reads every request.</Text>
    </HStack>
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
