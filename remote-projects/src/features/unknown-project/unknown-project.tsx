import type { ReactNode } from 'react';
import { paths } from '@site/contracts';
import { ButtonLink, Container, Section, SectionHead } from '@site/ui/core';
import { ParcelStage } from '@site/ui/media';

/** The shell sends the status 404. `children` are projects to continue with. */
export function UnknownProject({ children }: { children: ReactNode }) {
  return (
    <>
      <ParcelStage
        plot="missing"
        title="We could not find this project"
        text="The link may be mistyped, or the project is no longer in our list. You can still see all ten projects in Lahore and Islamabad."
      >
        <ButtonLink to={paths.projects} size="lg">
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
