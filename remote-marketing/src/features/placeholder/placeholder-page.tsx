import { Fragment } from '@site/runtime';
import { ButtonLink, Container, Heading, Section, SectionHead, Text } from '@site/ui/core';
import { ParcelStage } from '@site/ui/media';
import type { Placeholder } from '../../content/placeholders';

export function PlaceholderPage({ heading, text, drawing, link, instead }: Placeholder) {
  return (
    <>
      <ParcelStage drawing={drawing} labelledBy="placeholder">
        <Heading as="h1" textStyle="h1" id="placeholder" tabIndex={-1}>
          {heading}
        </Heading>
        <Text textStyle="lead" color="fg.muted" mt="6">
          {text}
        </Text>
        <ButtonLink to={link.to} size="lg" mt="10">
          {link.label}
        </ButtonLink>
      </ParcelStage>
      <Section aria-labelledby="instead">
        <Container>
          <SectionHead title={instead.title} id="instead" />
          <Fragment id="projects/fragments/property-grid" label={instead.title} limit={4} {...instead.homes} />
        </Container>
      </Section>
    </>
  );
}
