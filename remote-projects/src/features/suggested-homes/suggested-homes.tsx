import { useState } from 'react';
import { paths } from '@site/contracts';
import { Button, ButtonLink, Container, Flex, HStack, Section, SectionHead, Text } from '@site/ui/core';
import type { OnRemove } from '../../components/favorite-heart';
import { HomeGrid } from '../../components/home-grid';
import { chooseSuggestions, type Taken } from '../../model/favorites';
import type { SaleStatus } from '../../content/catalogue';

export function SuggestedHomes({ taken, onRemove }: { taken: Taken; onRemove: OnRemove }) {
  const [offer, setOffer] = useState<SaleStatus>('per month');
  return (
    <Section pt="0" aria-labelledby="suggested">
      <Container>
        <SectionHead
          title="Suggested Properties"
          id="suggested"
          action={<Offers offer={offer} onChoose={setOffer} />}
        />
        <HomeGrid homes={chooseSuggestions(offer, taken)} label="Suggested homes" onRemove={onRemove} />
        <Text textStyle="small" color="fg.muted" mt="4">
          These homes and prices are samples.
        </Text>
        <Flex justify="center" mt="14">
          <ButtonLink to={paths.projectSearch} variant="outline" size="lg">
            View All
          </ButtonLink>
        </Flex>
      </Container>
    </Section>
  );
}

const offers: readonly { status: SaleStatus; label: string }[] = [
  { status: 'per month', label: 'To rent' },
  { status: 'for sale', label: 'To buy' },
];

function Offers({ offer, onChoose }: { offer: SaleStatus; onChoose: (offer: SaleStatus) => void }) {
  return (
    <HStack role="group" aria-label="Suggested properties" gap="3" wrap="wrap">
      {offers.map(({ status, label }) => (
        <Button
          key={status}
          size="sm"
          variant={status === offer ? 'ink' : 'outline'}
          aria-pressed={status === offer}
          onClick={() => onChoose(status)}
        >
          {label}
        </Button>
      ))}
    </HStack>
  );
}
