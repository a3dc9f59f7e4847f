import { ButtonLink, Container, Heading, Section, Text } from '@site/ui/core';
import type { Placeholder } from '../../content/placeholders';

/** A page that is not built yet: its exact words, one sentence, one way on (decisions §2.3). */
export function PlaceholderPage({ heading, text, link }: Placeholder) {
  return (
    <Section aria-labelledby="placeholder">
      <Container>
        <Heading level={1} id="placeholder" tabIndex={-1}>
          {heading}
        </Heading>
        <Text textStyle="lead" color="fg.muted" mt="6" maxW="52ch">
          {text}
        </Text>
        <ButtonLink to={link.to} size="lg" mt="10">
          {link.label}
        </ButtonLink>
      </Container>
    </Section>
  );
}
