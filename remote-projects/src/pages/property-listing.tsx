import { paths } from '@site/contracts';
import { ButtonLink, Container, Heading, Section, SectionHead, Text } from '@site/ui/core';
import { ParcelStage } from '@site/ui/media';
import { SampleNote } from '../components/sample-note';
import { properties } from '../content/properties';
import { FavouriteHeart } from '../features/favourites/favourite-heart';
import { PropertyGrid } from '../features/property-grid/property-grid';

export default function PropertyListingPage() {
  return (
    <>
      <ParcelStage drawing="rooms">
        <Heading as="h1" textStyle="h1" tabIndex={-1}>
          Inside PropertiesListing page
        </Heading>
        <Text textStyle="lead" color="fg.muted" mt="6">
          This listing is still being prepared. Until it opens, you can search the sample homes by city, type, rooms and
          price.
        </Text>
        <ButtonLink to={paths.projectSearch} size="lg" mt="10">
          Search sample homes
        </ButtonLink>
      </ParcelStage>
      <Section aria-labelledby="instead">
        <Container>
          <SectionHead title="Sample homes" id="instead" />
          <PropertyGrid
            homes={properties.slice(0, 4)}
            label="Sample homes"
            action={({ id, neighborhood }) => <FavouriteHeart id={`property:${id}`} name={neighborhood} />}
          />
          <SampleNote />
        </Container>
      </Section>
    </>
  );
}
