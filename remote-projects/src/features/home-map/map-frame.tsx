import { useEffect, useState } from 'react';
import { chakra, Text } from '@site/ui/core';
import type { HomePlace } from '../../content/home-places';

/** After this time the visitor is informed that the map may not load. */
const patienceMs = 8000;

type Arrival = 'waiting' | 'late' | 'there';

const behind: Record<Arrival, string> = {
  waiting: 'Loading the map …',
  late: 'The map is still on its way.',
  there: 'Map not loading? Your network may block OpenStreetMap. The address above is correct.',
};

/** A frame reports no failure, so a timeout does. */
export function MapFrame({ place, label }: { place: HomePlace; label: string }) {
  const [arrival, setArrival] = useState<Arrival>('waiting');
  useEffect(() => {
    if (arrival !== 'waiting') return undefined;
    const timer = setTimeout(() => setArrival('late'), patienceMs);
    return () => clearTimeout(timer);
  }, [arrival]);
  return (
    <>
      <Box>
        {/* Visible until the map covers it. */}
        <Behind aria-hidden="true">{behind[arrival]}</Behind>
        <Frame
          src={frameAddress(place)}
          title={`Map of ${label}`}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups"
          onLoad={() => setArrival('there')}
        />
      </Box>
      <Text role="status" color="fg.muted" mt="3" _empty={{ display: 'none' }}>
        {arrival === 'late' && 'The map is taking long. Your network may not reach OpenStreetMap.'}
      </Text>
    </>
  );
}

const Box = chakra('div', {
  base: {
    position: 'relative',
    height: { base: '320px', md: '420px' },
    borderRadius: 'card',
    overflow: 'hidden',
    border: '1px solid {colors.border.hairline}',
    bg: 'bg.sand',
  },
});

const Behind = chakra('p', {
  base: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: '8',
    color: 'fg.muted',
    textAlign: 'center',
  },
});

const Frame = chakra('iframe', {
  base: { position: 'relative', display: 'block', width: 'full', height: 'full', border: 0 },
});

/** Degrees. */
const reach = { longitude: 0.018, latitude: 0.011 };

/** OpenStreetMap's embed page, without a marker: it shows a neighborhood. */
function frameAddress({ latitude, longitude }: HomePlace): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ];
  const query = new URLSearchParams({ bbox: box.map((degrees) => degrees.toFixed(4)).join(','), layer: 'mapnik' });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
