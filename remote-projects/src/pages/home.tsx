import { useId, useState } from 'react';
import { contactId } from '@site/contact-form';
import { paths, type PageProps } from '@site/contracts';
import { Navigate } from '@site/runtime/router';
import { Box, Breadcrumb, Button, ButtonLink, Container, Text, type TextProps } from '@site/ui/core';
import { countsInMarla, marlaNote } from '../model/local-area';
import { description, history, keyInsights, questions } from '../content/home-texts';
import { detailHome, factsOf, photosOf, placeOf, titleOf } from '../model/home-facts';
import type { Home } from '../content/catalogue';
import { useQuery } from '../features/address/use-query';
import { AgentCard } from '../features/agent-card/agent-card';
import { AskQuestion } from '../features/ask-question/ask-question';
import { SaveButton } from '../features/favorites/save-button';
import { SavedLine } from '../components/saved-line';
import { FullScreenPhotos } from '../features/full-screen/full-screen-photos';
import { PhotoColumns } from '../features/photos/photo-columns';
import { HomeMap } from '../features/home-map/home-map';
import { HomeSummary } from '../features/home-summary/home-summary';
import { DescriptionText, FactList, HistoryList, Insights } from '../features/home-tabs/panels';
import { HomeTabs, readTab } from '../features/home-tabs/home-tabs';
import { ShareButton } from '../features/share/share-button';
import { UnknownHome } from '../features/unknown-home/unknown-home';
import { findHome, homeAddress, movedAddress, offeredBy } from '../model/home-address';

export default function HomePage({ params: { id } }: PageProps) {
  const query = useQuery();
  const isOneOfAll = id !== undefined;
  const moved = isOneOfAll ? undefined : movedAddress(query);
  if (moved) return <Navigate to={moved} replace />;
  const home = isOneOfAll ? findHome(id) : detailHome;
  return home ? <Home home={offeredBy(query, home)} isOneOfAll={isOneOfAll} /> : <UnknownHome />;
}

/** `/details` shows a home without saying that there are others. */
function Home({ home, isOneOfAll }: { home: Home; isOneOfAll: boolean }) {
  const noteId = useId();
  return (
    <Container pt={{ base: '6', md: '8' }} pb="section">
      <Breadcrumb
        items={[
          { label: 'Home', to: paths.home },
          { label: 'Sample homes', to: paths.projectSearch },
          { label: home.neighborhood },
        ]}
      />
      <Photos home={home} />
      <HomeSummary
        title={titleOf(home)}
        home={home}
        actions={<Actions home={home} noteId={noteId} />}
        note={<SampleNote id={noteId} mt="3" />}
        share={
          <ShareButton
            label="Share this home"
            title={home.neighborhood}
            path={isOneOfAll ? homeAddress(home) : paths.property}
          />
        }
      />
      {isOneOfAll && (
        <Text color="fg.muted" mt="6">
          This is a sample listing. Room photos and texts are the same for every sample home.
        </Text>
      )}
      <About home={home} />
      <Box mt="4">
        <SavedLine />
      </Box>
    </Container>
  );
}

function About({ home }: { home: Home }) {
  const tab = readTab(useQuery());
  const noteId = useId();
  return (
    <HomeTabs
      tab={tab}
      panels={{
        details: <FactList facts={factsOf(home)} note={countsInMarla(home) ? marlaNote : undefined} />,
        'key-insights': <Insights points={keyInsights} />,
        description: <DescriptionText paragraphs={description} />,
        location: <HomeMap place={placeOf(home)} isOpen={tab === 'location'} />,
        history: <HistoryList events={history} />,
        'ask-question': <AskQuestion questions={questions} />,
      }}
      aside={
        <AgentCard
          action={
            <>
              <Button
                variant="outline"
                fullWidth
                aria-describedby={noteId}
                onClick={() => note('More information', home)}
              >
                More information
              </Button>
              <SampleNote id={noteId} mt="3" />
            </>
          }
        />
      }
    />
  );
}

function Actions({ home, noteId }: { home: Home; noteId: string }) {
  return (
    <>
      <ButtonLink to={`${paths.agent}#${contactId}`} size="lg">
        Contact an agent
      </ButtonLink>
      <Button variant="outline" size="lg" aria-describedby={noteId} onClick={() => note('Message Agency', home)}>
        Message Agency
      </Button>
      <ButtonLink to={paths.agent} variant="outline" size="lg">
        Agent Profile
      </ButtonLink>
      <SaveButton id={`property:${home.id}`} name={home.neighborhood} />
    </>
  );
}

function SampleNote(props: Pick<TextProps, 'id' | 'mt'>) {
  return (
    <Text {...props} textStyle="small" color="fg.muted">
      Sample listing: messages are not sent.
    </Text>
  );
}

function Photos({ home }: { home: Home }) {
  const [opened, setOpened] = useState<number>();
  const photos = photosOf(home);
  return (
    <>
      <PhotoColumns photos={photos} onOpen={setOpened} />
      <FullScreenPhotos photos={photos} label={`Photos of ${home.neighborhood}`} opened={opened} onOpen={setOpened} />
    </>
  );
}

function note(action: string, { id }: Home): void {
  console.log(action, { property: id });
}
