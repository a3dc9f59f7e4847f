import type { ReactNode } from 'react';
import { paths } from '@site/contracts';
import { ButtonLink, Container, Heading, Section, SectionHead, Text } from '@site/ui/core';
import { ParcelStage } from '@site/ui/media';

/** The shell sends the status 404. `children` are projects to continue with. */
export function UnknownProject({ children }: { children: ReactNode }) {
  return (
    <>
      <ParcelStage plot="missing">
        <Heading as="h1" textStyle="h1" tabIndex={-1}>
          We could not find this project
        </Heading>
        <Text textStyle="lead" color="fg.muted" mt="6">
          The link may be mistyped, or the project is no longer in our list. You can still see all ten projects in
          Lahore and Islamabad.
        </Text>
        <ButtonLink to={paths.projects} size="lg" mt="10">
          See all projects
        </ButtonLink>
      </ParcelStage>
      <Section aria-labelledby="suggestions">
        <Container>
          <SectionHead title="You may like these" id="suggestions" />
          {children}
        </Container>
      </Section>
    </>
  );
}
