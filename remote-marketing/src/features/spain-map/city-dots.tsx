import { chakra } from '@site/ui/core';
import { spainCities } from '../../content/spain-cities';
import { mapSize, toPoint } from './projection';

const capital = 'Madrid';
const pin =
  'M64 6C38.6 6 18 26.3 18 51.4c0 31.2 36.6 62.6 43.2 68a4.4 4.4 0 0 0 5.6 0C73.4 114 110 82.6 110 51.4 110 26.3 89.4 6 64 6Z';

export function CityDots() {
  return (
    <Drawing viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden>
      {spainCities.map(({ city, count, at }) => {
        const [x, y] = toPoint(at);
        return city === capital ? (
          <Pin key={city} x={x} y={y} />
        ) : (
          <circle key={city} cx={x} cy={y} r={radiusOf(count)} />
        );
      })}
    </Drawing>
  );
}

function Pin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(.56)`}>
      <path transform="translate(-64 -120)" d={pin} />
      <circle data-eye="" cy="-68" r="19" />
    </g>
  );
}

function radiusOf(count: number): number {
  return Math.round((3 + Math.sqrt(count) * 0.32) * 10) / 10;
}

const Drawing = chakra('svg', {
  base: {
    position: 'absolute',
    inset: 0,
    width: 'full',
    height: 'full',
    fill: 'fg.default',
    '& [data-eye]': { fill: 'brand.solid' },
  },
});
