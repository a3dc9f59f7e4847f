import type { ComponentProps } from 'react';

import { pinPath } from '../core/pin-path';
import { chakra } from '../core/styled';

const undrawn = { clipPath: 'inset(-4px 100% -4px -4px)' } as const;
const lifted = { opacity: 0, transform: 'translateY(-60px)' } as const;

const drawing = {
  '& [data-plot]': { clipPath: 'inset(-4px)', transition: 'clip-path 600ms {easings.reveal} 200ms' },
  '& [data-drop]': { transition: 'transform 300ms {easings.reveal} 700ms, opacity 300ms 700ms' },
} as const;

const faded = 'linear-gradient(90deg, transparent, #000 32%)';

const Base = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'full',
    fill: 'none',
    strokeLinejoin: 'round',
    strokeWidth: '1.5px',
    stroke: 'border.rule',
    '& [data-pin]': { fill: 'fg.default', stroke: 'none' },
    '& [data-eye]': { fill: 'brand.solid', stroke: 'none' },
  },
  variants: {
    plot: {
      sold: { '& [data-plot]': { fill: 'brand.solid', stroke: 'brand.solid' } },
      missing: {
        // Covers the neighbors' lines before the dashes are drawn.
        '& [data-gap]': { fill: 'bg.canvas', stroke: 'bg.canvas', strokeWidth: '5px' },
        '& [data-plot]': { fill: 'bg.tint', stroke: 'fg.brand', strokeWidth: '2px', strokeDasharray: '7 6' },
      },
    },
    drawn: {
      atOnce: {
        ...drawing,
        '& [data-plot]': { ...drawing['& [data-plot]'], _starting: undrawn },
        '& [data-drop]': { ...drawing['& [data-drop]'], _starting: lifted },
      },
      /** When the `Reveal` around it is revealed. */
      inView: {
        ...drawing,
        '[data-reveal=waiting] & [data-plot]': undrawn,
        '[data-reveal=waiting] & [data-drop]': lifted,
      },
    },
    fade: { true: { WebkitMaskImage: faded, maskImage: faded } },
  },
  defaultVariants: { plot: 'sold' },
});

export type ParcelMapProps = Omit<ComponentProps<typeof Base>, 'children'>;

/**
 * Decorative: land divided into plots, one of them chosen. `missing` removes a plot (404); `fade` fades the left edge;
 * `drawn` animates the plot once.
 */
export function ParcelMap(props: ParcelMapProps) {
  return (
    <Base viewBox="0 0 1280 360" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" {...props}>
      <path d={streets} />
      <path data-gap="" d={plot} />
      <path data-plot="" d={plot} />
      <g transform="translate(1131 176) scale(.42)">
        <g data-drop="">
          <path data-pin="" transform="translate(-64 -119)" d={pinPath} />
          <circle data-eye="" cy="-68" r="17" />
        </g>
      </g>
    </Base>
  );
}

const rows = [
  { x: 467.8, y: -10, height: 80 },
  { x: 485.4, y: 70, height: 80 },
  { x: 513.1, y: 196, height: 80 },
  { x: 530.7, y: 276, height: 96 },
];
const LEAN = 0.22;
const WIDTH = 92;
const STREET = 44;

const streets = rows.map((row) => block(row, row.x, 5) + block(row, row.x + 5 * WIDTH + STREET, 4)).join('');
const plot = 'M1109.1 196h92l17.6 80h-92z';

function block({ y, height }: { y: number; height: number }, x: number, count: number): string {
  const lean = Math.round(height * LEAN * 10) / 10;
  const width = count * WIDTH;
  const outline = `M${x} ${y}h${width}l${lean} ${height}h${-width}z`;
  const lines = Array.from({ length: count - 1 }, (_, index) => `M${x + (index + 1) * WIDTH} ${y}l${lean} ${height}`);
  return outline + lines.join('');
}
