import { Container, Heading } from '@site/ui/core';

export default function ProjectsDetailsViewPage() {
  return (
    <Container py="section">
      <Heading level={1} tabIndex={-1}>
        Projects in a city
      </Heading>
    </Container>
  );
}
