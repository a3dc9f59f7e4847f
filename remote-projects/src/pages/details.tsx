import { Container, Heading } from '@site/ui/core';

export default function DetailsPage() {
  return (
    <Container py="section">
      <Heading level={1} tabIndex={-1}>
        Property
      </Heading>
    </Container>
  );
}
