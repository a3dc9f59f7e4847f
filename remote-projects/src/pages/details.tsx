import { useId, useState } from 'react';
import { paths } from '@site/contracts';
import { Box, Breadcrumb, Button, ButtonLink, Container, Text, TextLink, type TextProps } from '@site/ui/core';
import { countsInMarla, marlaNote } from '../content/home-places';
import {
  description,
  detailHome,
  factsOf,
  history,
  keyInsights,
  photosOf,
  placeOf,
  questions,
  titleOf,
} from '../content/property-detail';
import type { Property } from '../content/properties';
import { AwaitsHome } from '../features/address/awaits-home';
import { AwaitsQuery } from '../features/address/awaits-query';
import { useQuery } from '../features/address/use-query';
import { AgentCard } from '../features/agent-card/agent-card';
import { AskQuestion } from '../features/ask-question/ask-question';
import { SaveButton } from '../features/favorites/save-button';
import { SavedLine } from '../features/favorites/saved-line';
import { FullScreenPhotos } from '../features/full-screen/full-screen-photos';
import { PhotoColumns } from '../features/photos/photo-columns';
import { PropertyMap } from '../features/property-map/property-map';
import { PropertySummary } from '../features/property-summary/property-summary';
import { DescriptionText, FactList, HistoryList, Insights } from '../features/property-tabs/panels';
import { PropertyTabs, readTab } from '../features/property-tabs/property-tabs';
import { ShareButton } from '../features/share/share-button';
import { UnknownHome } from '../features/unknown-home/unknown-home';
import { homeAddress, readHome } from '../model/home-address';

export default function DetailsPage() {
  const asked = readHome(useQuery());
  const home = asked ?? detailHome;
  return (
    <AwaitsHome>{asked === null ? <UnknownHome /> : <Home key={home.id} home={home} isAsked={!!asked} />}</AwaitsHome>
  );
}

function Home({ home, isAsked }: { home: Property; isAsked: boolean }) {
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
      <PropertySummary
        title={titleOf(home)}
        home={home}
        actions={<Actions home={home} noteId={noteId} />}
        note={
          <>
            <SampleNote id={noteId} mt="3" />
            <Text textStyle="small">
              Questions? <TextLink to={paths.agent}>Contact an agent</TextLink>
            </Text>
          </>
        }
        share={
          <ShareButton
            label="Share this home"
            title={home.neighborhood}
            path={isAsked ? homeAddress(home) : paths.property}
          />
        }
      />
      {isAsked && (
        <Text color="fg.muted" mt="6">
          This is a sample listing. Room photos and texts are the same for every sample home.
        </Text>
      )}
      <AwaitsQuery pending="Loading this tab …">
        <HomeTabs home={home} />
      </AwaitsQuery>
      <Box mt="4">
        <SavedLine />
      </Box>
    </Container>
  );
}

function HomeTabs({ home }: { home: Property }) {
  const tab = readTab(useQuery());
  const noteId = useId();
  return (
    <PropertyTabs
      tab={tab}
      panels={{
        details: <FactList facts={factsOf(home)} note={countsInMarla(home) ? marlaNote : undefined} />,
        'key-insights': <Insights points={keyInsights} />,
        description: <DescriptionText paragraphs={description} />,
        location: <PropertyMap place={placeOf(home)} isOpen={tab === 'location'} />,
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

function Actions({ home, noteId }: { home: Property; noteId: string }) {
  return (
    <>
      <Button
        variant="outline"
        {...yellowAboveMedium}
        size="lg"
        aria-describedby={noteId}
        onClick={() => note('Message Agency', home)}
      >
        Message Agency
      </Button>
      <ButtonLink to={paths.agent} variant="outline" size="lg">
        Agent Profile
      </ButtonLink>
      <SaveButton id={`property:${home.id}`} name={home.neighborhood} />
    </>
  );
}

/** On phones no button is yellow: the first one has no effect. */
const yellowAboveMedium = {
  bg: { md: 'brand.solid' },
  borderColor: { md: 'transparent' },
  _hover: { bg: { base: 'bg.tint', md: 'brand.hover' } },
} as const;

function SampleNote(props: Pick<TextProps, 'id' | 'mt'>) {
  return (
    <Text {...props} textStyle="small" color="fg.muted">
      Sample listing: messages are not sent.
    </Text>
  );
}

function Photos({ home }: { home: Property }) {
  const [opened, setOpened] = useState<number>();
  const photos = photosOf(home);
  return (
    <>
      <PhotoColumns photos={photos} onOpen={setOpened} />
      <FullScreenPhotos photos={photos} label={`Photos of ${home.neighborhood}`} opened={opened} onOpen={setOpened} />
    </>
  );
}

function note(action: string, { id }: Property): void {
  console.log(action, { property: id });
}
