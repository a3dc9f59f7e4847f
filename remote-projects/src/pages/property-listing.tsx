import { paths } from '@site/contracts';
import { ButtonLink, Container, Section, SectionHead, Text } from '@site/ui/core';
import { ParcelStage } from '@site/ui/media';
import { properties } from '../content/properties';
import { FavoriteHeart } from '../features/favorites/favorite-heart';
import { PropertyGrid } from '../features/property-grid/property-grid';

export default function PropertyListingPage() {
  return (
    <>
      <ParcelStage
        drawing="rooms"
        title="Inside PropertiesListing page"
        text="This listing is still being prepared. Until it opens, you can search the sample homes by city, type, rooms and price."
      >
        <ButtonLink to={paths.projectSearch} size="lg">
          Search sample homes
        </ButtonLink>
      </ParcelStage>
      <Section aria-labelledby="instead">
        <Container>
          <SectionHead title="Sample homes" id="instead" />
          <PropertyGrid
            homes={properties.slice(0, 4)}
            label="Sample homes"
            action={({ id, neighborhood }) => <FavoriteHeart id={`property:${id}`} name={neighborhood} />}
          />
          <Text textStyle="small" color="fg.muted" mt="4">
            These homes and prices are samples.
          </Text>
        </Container>
      </Section>
    </>
  );
}
