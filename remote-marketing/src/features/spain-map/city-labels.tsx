import { Box } from '@site/ui/core';
import { spainCities } from '../../content/spain-cities';
import { mapSize, toPoint } from './projection';

interface Label {
  city: string;
  side: 'left' | 'right';
  always?: boolean;
}

/** Labels that overlap neither a coast nor each other. */
const labels: readonly Label[] = [
  { city: 'Madrid', side: 'left', always: true },
  { city: 'Barcelona', side: 'left' },
  { city: 'Valencia', side: 'left', always: true },
  { city: 'Seville', side: 'right' },
  { city: 'Zaragoza', side: 'left' },
  { city: 'Murcia', side: 'left' },
  { city: 'Granada', side: 'right' },
];

/** HTML text, so that it keeps its size when the map shrinks. */
export function CityLabels() {
  return labels.map(({ city, side, always }) => {
    const [x, y] = pointOf(city);
    return (
      <Box
        key={city}
        aria-hidden
        position="absolute"
        top={percent(y / mapSize.height)}
        {...(side === 'right' ? { left: percent(x / mapSize.width) } : { right: percent(1 - x / mapSize.width) })}
        px={{ base: '2', md: '3' }}
        transform="translateY(-50%)"
        textStyle="label"
        hideBelow={always ? undefined : 'md'}
      >
        {city}
      </Box>
    );
  });
}

function pointOf(name: string) {
  const found = spainCities.find(({ city }) => city === name);
  if (!found) throw new Error(`The list of cities has no ${name}.`);
  return toPoint(found.at);
}

function percent(share: number): `${number}%` {
  return `${Number((share * 100).toFixed(2))}%`;
}
