import { useState, type ReactElement } from 'react';
import { paths } from '@site/contracts';
import { ContactForm } from '@site/contact-form';
import { Banner } from '@site/ui/cards';
import { useIsHydrated } from '@site/runtime/router';
import { Breadcrumb, ButtonLink, Container, Heading, Section, Text } from '@site/ui/core';
import { agentPortrait, bannerDiscover, project06Card } from '../../images/manifest.json';
import { homes } from '../content/homes';
import { projectCards, type ProjectCardContent } from '../content/project-cards';
import type { Home } from '../content/catalogue';
import { useQuery } from '../features/address/use-query';
import { EmptyFavorites } from '../features/favorites/empty-favorites';
import type { OnRemove } from '../components/favorite-heart';
import { setFavorites, useFavorites, type FavoriteId } from '../model/favorite-store';
import { SavedSection, useRemoval } from '../features/favorites/saved-section';
import { favoritesLink, readFavoritesLink, SharedSection } from '../features/favorites/shared-section';
import { ProjectCard } from '../components/project-card';
import { HomeCard, HomeGrid } from '../components/home-grid';
import { ShareButton } from '../features/share/share-button';
import { WhatsAppLink } from '../features/share/whatsapp-link';
import { SuggestedHomes } from '../features/suggested-homes/suggested-homes';
import { chooseSamples } from '../model/favorites';

export default function FavoritesPage() {
  const { removal, remember, undo } = useRemoval();
  const savedIds = useFavorites();
  const saved = savedIds.flatMap((id) => savedCard(id, remember) ?? []);
  const before = useSavedBefore(savedIds);
  const shared = readFavoritesLink(useQuery()).filter((id) => savedCard(id, remember));
  const fresh = shared.filter((id) => !savedIds.includes(id));
  const taken = new Set(before.flatMap((id) => findHome(id)?.id ?? []));
  const samples = chooseSamples(taken);
  return (
    <>
      <Container pt="14">
        <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: 'Favorites' }]} />
        <Heading as="h1" textStyle="h1" tabIndex={-1} mt="6" mb={{ base: '8', md: '14' }}>
          Favorites
        </Heading>
      </Container>
      <Container>
        <SharedSection
          cards={shared.flatMap((id) => savedCard(id, remember) ?? [])}
          newCount={fresh.length}
          onSaveAll={() => setFavorites([...savedIds, ...fresh])}
        />
        <SavedSection
          cards={saved}
          removal={removal}
          onUndo={undo}
          share={
            <>
              <WhatsAppLink
                text="WhatsApp"
                label="Share favorites on WhatsApp (new tab)"
                title={`Favorites on Manzil: ${savedIds.flatMap((id) => nameOf(id) ?? []).join(', ')}`}
                path={favoritesLink(savedIds)}
              />
              <ShareButton text="Share" label="Share favorites" title="Favorites" path={favoritesLink(savedIds)} />
            </>
          }
        />
        {saved.length + shared.length === 0 && <EmptyFavorites />}
      </Container>
      <Samples homes={samples} onRemove={remember} />
      <Section>
        <Container>
          <Banner
            image={bannerDiscover}
            upright={project06Card}
            minHeight={460}
            title="Discover Properties That Will Improve Your Life And That Of Your Family"
            action={
              <ButtonLink to={paths.projectSearch} size="lg">
                Discover
              </ButtonLink>
            }
          />
        </Container>
      </Section>
      <SuggestedHomes taken={new Set([...taken, ...samples.map(({ id }) => id)])} onRemove={remember} />
      <ContactForm heading="Contact With An Agent" portrait={agentPortrait} />
    </>
  );
}

/** Read once: a card does not disappear when it is pressed. */
function useSavedBefore(saved: readonly FavoriteId[]): readonly FavoriteId[] {
  const isHydrated = useIsHydrated();
  const [before, setBefore] = useState<readonly FavoriteId[]>();
  if (isHydrated && !before) setBefore(saved);
  return before ?? [];
}

function Samples({ homes, onRemove }: { homes: readonly Home[]; onRemove: OnRemove }) {
  return (
    <Section bg="bg.sand" aria-labelledby="samples">
      <Container>
        <Heading id="samples">Sample favorites</Heading>
        <Text color="fg.muted" mt="3" mb="8">
          Sample homes, to show how favorites look.
        </Text>
        <HomeGrid homes={homes} label="Sample favorites" onRemove={onRemove} />
      </Container>
    </Section>
  );
}

/** None for ids that no longer exist. */
function savedCard(id: FavoriteId, onRemove: OnRemove): ReactElement | undefined {
  const home = findHome(id);
  if (home) return <HomeCard key={id} home={home} onRemove={onRemove} />;
  const project = findProjectCard(id);
  return project && <ProjectCard key={id} project={project} height={374} onRemove={onRemove} />;
}

function nameOf(id: FavoriteId): string | undefined {
  return (findHome(id) ?? findProjectCard(id))?.neighborhood;
}

function findHome(id: FavoriteId): Home | undefined {
  return homes.find((candidate) => id === `property:${candidate.id}`);
}

function findProjectCard(id: FavoriteId): ProjectCardContent | undefined {
  return projectCards.find((candidate) => id === `project:${candidate.id}`);
}
