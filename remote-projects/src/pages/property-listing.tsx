import { paths } from '@site/contracts';
import { ButtonLink, Container, Section, SectionHead, Text } from '@site/ui/core';
import { ParcelStage } from '@site/ui/media';
import { catalogue } from '../content/catalogue';
import { HomeGrid } from '../components/home-grid';

export default function PropertyListingPage() {
  return (
    <>
      <ParcelStage
        drawing="rooms"
        title={
          <>
            Inside Properties
            <wbr />
            Listing page
          </>
        }
        text="The listing is coming soon; until then, search the sample homes by city, type, rooms and price."
      >
        <ButtonLink to={paths.projectSearch} size="lg">
          Search sample homes
        </ButtonLink>
      </ParcelStage>
      <Section aria-labelledby="instead">
        <Container>
          <SectionHead title="Sample homes" id="instead" />
          <HomeGrid homes={catalogue.slice(0, 4)} label="Sample homes" />
          <Text textStyle="small" color="fg.muted" mt="4">
            These homes and prices are samples.
          </Text>
        </Container>
      </Section>
    </>
  );
}
