import type { FragmentProps, SitePath } from '@site/contracts';
import { Fragment } from '@site/runtime';
import { ButtonLink, Container, Section, SectionHead } from '@site/ui/core';
import { ParcelStage } from '@site/ui/media';

interface PlaceholderPageProps {
  heading: string;
  text: string;
  drawing?: 'rooms' | 'islands';
  link: { to: SitePath; label: string };
  instead: { title: string; homes: Pick<FragmentProps['projects/fragments/property-grid'], 'place' | 'saleStatus'> };
}

export function PlaceholderPage({ heading, text, drawing, link, instead }: PlaceholderPageProps) {
  return (
    <>
      <ParcelStage id="placeholder" drawing={drawing} title={heading} text={text}>
        <ButtonLink to={link.to} size="lg">
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
