import { Container, Heading } from '@site/ui/core';

export default function FavouritesPage() {
  return (
    <Container py="section">
      <Heading level={1} tabIndex={-1}>
        Favorites
      </Heading>
    </Container>
  );
}
