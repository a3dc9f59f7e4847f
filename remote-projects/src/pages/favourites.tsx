import type { ReactElement } from 'react';
import { paths } from '@site/contracts';
import { ContactForm } from '@site/contact-form';
import { Breadcrumb, Container, Heading, Section } from '@site/ui/core';
import { sampleFavourites } from '../content/favourites';
import { homesAbroad } from '../content/homes-abroad';
import { projectCards } from '../content/project-cards';
import { properties, type Property } from '../content/properties';
import { FavouriteHeart } from '../features/favourites/favourite-heart';
import type { FavouriteId } from '../features/favourites/favourite-store';
import { SavedSection } from '../features/favourites/saved-section';
import { useFavourites } from '../features/favourites/use-favourites';
import { useRemoval, type Removal } from '../features/favourites/use-removal';
import { ProjectTile } from '../features/project-grid/project-tile';
import { DiscoverBanner } from '../features/promo/discover-banner';
import { HomeCard } from '../features/property-grid/home-card';
import { PropertyGrid } from '../features/property-grid/property-grid';
import { SuggestedHomes } from '../features/suggested-homes/suggested-homes';

/** `/home_favourites` and `/user_home_favourites`: saved ones first when there are some, then the samples. */
export default function FavouritesPage() {
  const { removal, remember, undo } = useRemoval();
  const saved = useFavourites().flatMap((id) => savedCard(id, remember) ?? []);
  const homeHeart = ({ id, neighborhood }: Property) => <FavouriteHeart id={`property:${id}`} name={neighborhood} onRemove={remember} />;
  return (
    <>
      <Container pt="14" pb="section">
        <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: 'Favorites' }]} />
        <Heading level={1} tabIndex={-1} mt="6" mb={{ base: '8', md: '14' }}>
          Favorites
        </Heading>
        <SavedSection cards={saved} removal={removal} onUndo={undo} />
        <PropertyGrid homes={sampleFavourites} label="Sample favorites" level={2} action={homeHeart} />
      </Container>
      <Section tight>
        <Container>
          <DiscoverBanner />
        </Container>
      </Section>
      <SuggestedHomes>{(homes) => <PropertyGrid homes={homes} label="Suggested homes" action={homeHeart} />}</SuggestedHomes>
      <ContactForm heading="Contact With An Agent" />
    </>
  );
}

/** The saved card of an id; none for what is not in our lists any more. */
function savedCard(id: FavouriteId, onRemove: (removal: Removal) => void): ReactElement | undefined {
  const heart = (name: string) => <FavouriteHeart id={id} name={name} onRemove={onRemove} />;
  const home = [...properties, ...Object.values(homesAbroad).flat()].find((candidate) => id === `property:${candidate.id}`);
  if (home) return <HomeCard key={id} home={home} action={heart(home.neighborhood)} />;
  const project = projectCards.find((candidate) => id === `project:${candidate.id}`);
  return project && <ProjectTile key={id} project={project} height={374} action={heart(project.neighborhood)} />;
}
