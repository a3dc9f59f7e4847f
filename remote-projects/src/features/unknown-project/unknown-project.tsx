import { paths } from '@site/contracts';
import { ButtonLink, Container, Heading, Text } from '@site/ui/core';

/** For an address whose project is not in the list. The shell adds the status 404. */
export function UnknownProject() {
  return (
    <Container py="section">
      <Heading level={1} tabIndex={-1}>
        We have no project here
      </Heading>
      <Text textStyle="lead" color="fg.muted" mt="5" mb="10" maxW="52ch">
        The link may be mistyped, or the project is no longer in our list. All ten projects in Lahore and Islamabad are one step away.
      </Text>
      <ButtonLink to={paths.projects}>See all projects</ButtonLink>
    </Container>
  );
}
