import { useState, useSyncExternalStore } from 'react';
import { Box, Flex, Text, TextLink, UnavailableNotice } from '@site/ui/core';
import { ExternalLink, MapPin } from 'lucide-react';
import type { HomePlace } from '../../content/home-places';
import { MapFrame } from './map-frame';

export interface HomeMapProps {
  place: HomePlace & { address: readonly string[] };
  isOpen: boolean;
}

export function HomeMap({ place, isOpen }: HomeMapProps) {
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <Flex as="address" gap="3" fontStyle="normal" textStyle="semibold">
        <Box as={MapPin} boxSize="6" color="brand.line" aria-hidden />
        <span>
          {place.address.map((line) => (
            <Box key={line} as="span" display="block">
              {line}
            </Box>
          ))}
        </span>
      </Flex>
      <Text color="fg.muted" mt="2" mb="5" maxW="60ch">
        The map shows the neighborhood. The agent gives you the exact address when you book a visit.{' '}
        <TextLink
          href={mapAddress(place)}
          target="_blank"
          rel="noreferrer"
          display="inline-flex"
          alignItems="center"
          gap="1"
        >
          Open on OpenStreetMap
          <ExternalLink size={16} aria-label="(new tab)" />
        </TextLink>
      </Text>
      {isOpen && isOnline && <MapFrame key={attempt} place={place} label={place.address.join(', ')} />}
      {isOpen && !isOnline && (
        <UnavailableNotice
          title="The map needs a connection"
          detail="You seem to be offline. The address above is all that the map would show."
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
    </>
  );
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function mapAddress({ latitude, longitude }: HomePlace): string {
  return `https://www.openstreetmap.org/#map=15/${latitude}/${longitude}`;
}
