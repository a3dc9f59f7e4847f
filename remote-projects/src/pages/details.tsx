import { useState } from 'react';
import { paths } from '@site/contracts';
import { Button, ButtonLink, chakra, Container } from '@site/ui/core';
import {
  description,
  detailFacts,
  detailHome,
  detailPhotos,
  detailPlace,
  detailTitle,
  history,
  keyInsights,
  questions,
} from '../content/property-detail';
import { AwaitsQuery } from '../features/address/awaits-query';
import { useQuery } from '../features/address/use-query';
import { AgentCard } from '../features/agent-card/agent-card';
import { AskQuestion } from '../features/ask-question/ask-question';
import { SaveButton } from '../features/favourites/save-button';
import { FullScreen } from '../features/full-screen/full-screen';
import { PhotoColumns } from '../features/photos/photo-columns';
import { PhotoStage } from '../features/photos/photo-stage';
import { PropertyMap } from '../features/property-map/property-map';
import { PropertySummary } from '../features/property-summary/property-summary';
import { FactList } from '../features/property-tabs/fact-list';
import { readTab } from '../features/property-tabs/property-tab';
import { PropertyTabs } from '../features/property-tabs/property-tabs';
import { DescriptionText, HistoryList, Insights } from '../features/property-tabs/text-panels';

/** `/details`: the one sample home that has a page of its own. */
export default function DetailsPage() {
  const tab = readTab(useQuery());
  return (
    <Container pt="10" pb="section">
      <Photos />
      <PropertySummary title={detailTitle} home={detailHome} actions={<Actions />} />
      <AwaitsQuery pending="Loading this tab …">
        <PropertyTabs
          tab={tab}
          panels={{
            details: <FactList facts={detailFacts} />,
            'key-insights': <Insights points={keyInsights} />,
            description: <DescriptionText paragraphs={description} />,
            location: <PropertyMap place={detailPlace} isOpen={tab === 'location'} />,
            history: <HistoryList events={history} />,
            'ask-question': <AskQuestion questions={questions} />,
          }}
          aside={
            <AgentCard
              action={
                <Button variant="outline" fullWidth onClick={() => note('More information')}>
                  More information
                </Button>
              }
            />
          }
        />
      </AwaitsQuery>
      <ThumbBar>
        <Button size="lg" fullWidth onClick={messageAgency}>
          Message Agency
        </Button>
      </ThumbBar>
    </Container>
  );
}

/** On phones the one thing to press stays at the lower edge while the page is read. */
const ThumbBar = chakra('div', {
  base: {
    display: { md: 'none' },
    position: 'sticky',
    bottom: 0,
    zIndex: 3,
    marginTop: '8',
    marginInline: 'calc(-1 * {spacing.gutter})',
    paddingInline: 'gutter',
    paddingBlock: '3',
    bg: 'bg.canvas',
    borderTop: '1px solid {colors.border.hairline}',
  },
});

function Actions() {
  return (
    <>
      <Button size="lg" hideBelow="md" onClick={messageAgency}>
        Message Agency
      </Button>
      <ButtonLink to={paths.agent} variant="outline" size="lg">
        Agent Profile
      </ButtonLink>
      <SaveButton id={`property:${detailHome.id}`} name={detailHome.neighborhood} />
    </>
  );
}

function Photos() {
  const [opened, setOpened] = useState<number>();
  return (
    <>
      <PhotoColumns photos={detailPhotos} onOpen={setOpened} />
      <FullScreen
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        file={detailPhotos[opened ?? 0]?.avif.at(-1)?.url}
        label={`Photos of ${detailHome.neighborhood}`}
      >
        <PhotoStage photos={detailPhotos} index={opened ?? 0} onShow={setOpened} />
      </FullScreen>
    </>
  );
}

const messageAgency = () => note('Message Agency');

/** All that these two buttons do (PROP-09). */
function note(action: string): void {
  console.log(action, { property: detailHome.id });
}
