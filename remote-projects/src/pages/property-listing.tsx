import { paths } from '@site/contracts';
import { ButtonLink, Container, Heading, Text } from '@site/ui/core';

/** `/property_listing`: a placeholder, with a way on. */
export default function PropertyListingPage() {
  return (
    <Container py="section">
      <Heading level={1} tabIndex={-1}>
        Inside PropertiesListing page
      </Heading>
      <Text textStyle="lead" color="fg.muted" mt="5" mb="10" maxW="52ch">
        This listing is still being prepared. Until it opens, you can search the sample homes by city, type, rooms and price.
      </Text>
      <ButtonLink to={paths.projectSearch}>Search sample homes</ButtonLink>
    </Container>
  );
}
