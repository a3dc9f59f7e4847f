/**
 * Draws `spain.svg` from Natural Earth's borders:
 *
 *   npm pack world-atlas, unpack it, then
 *   npx tsx remote-marketing/maps/draw-spain.ts <folder>/countries-10m.json
 *
 * The result is committed; no build runs this.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { canaries, mainland, mapSize, project, sizeOf } from '../src/features/spain-map/projection';
import type { MapFrame, Point } from '../src/features/spain-map/projection';
import { clip } from './clip';
import type { Box } from './clip';
import { simplify } from './simplify';
import { decodeArcs, joinArcs, ringsOf } from './topology';
import type { Geometry, Topology } from './topology';

/** Roles of the theme, as values: a picture in an `img` cannot read the page's variables. */
const colors = { surface: '#FFFFFF', sandDeep: '#ECE4D7', rule: '#CFC5B5', ink: '#1A1611' };

const neighbours = ['Portugal', 'France', 'Andorra', 'Morocco', 'Algeria', 'Gibraltar'];
/** Islands smaller than this, in square units, would only be dust. */
const smallest = 6;

const file = process.argv[2];
if (!file) throw new Error('Name the file: draw-spain.ts <folder>/countries-10m.json');
const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology;
const svg = draw(topology);
writeFileSync(new URL('spain.svg', import.meta.url), svg);
process.stdout.write(`spain.svg: ${svg.length} bytes, ${mapSize.width} × ${mapSize.height}\n`);

function draw(world: Topology): string {
  const { width, height } = mapSize;
  const corner = sizeOf(canaries);
  const spain = find(world, 'Spain');
  const around = neighbours.map((name) => pathOf(world, find(world, name), mainland)).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linejoin="round">`,
    `<path d="${around}" fill="${colors.sandDeep}" stroke="${colors.rule}" stroke-width="1.2"/>`,
    `<path d="${pathOf(world, spain, mainland)}" fill="${colors.surface}" stroke="${colors.ink}" stroke-width="1.6"/>`,
    `<rect x="${canaries.left}" y="${canaries.top}" width="${corner.width}" height="${corner.height}" rx="12" fill="none" stroke="${colors.rule}" stroke-width="1.5"/>`,
    `<path d="${pathOf(world, spain, canaries)}" fill="${colors.surface}" stroke="${colors.ink}" stroke-width="1.6"/>`,
    '</svg>\n',
  ].join('');
}

function find(world: Topology, name: string): Geometry {
  const country = world.objects.countries.geometries.find(({ properties }) => properties.name === name);
  if (!country) throw new Error(`The atlas has no ${name}.`);
  return country;
}

function pathOf(world: Topology, country: Geometry, frame: MapFrame): string {
  const arcs = decodeArcs(world).map((arc) => simplify(arc.map((place) => project(frame, place)), 0.6));
  return ringsOf(country)
    .map((ring) => clip(joinArcs(ring, arcs), edgesOf(frame)))
    .filter((ring) => areaOf(ring) >= smallest)
    .map(toPath)
    .join('');
}

/** A little outside the frame, so that the cut itself is never seen. */
function edgesOf(frame: MapFrame): Box {
  const { width, height } = sizeOf(frame);
  const beyond = 4;
  return {
    left: frame.left - beyond,
    top: frame.top - beyond,
    right: frame.left + width + beyond,
    bottom: frame.top + height + beyond,
  };
}

function areaOf(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Steps from point to point are shorter than places. */
function toPath(ring: readonly Point[]): string {
  const [first, ...rest] = ring.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  if (!first) return '';
  let at = first;
  const steps = rest.map((point) => {
    const step = `${(point[0] - at[0]) / 10},${(point[1] - at[1]) / 10}`;
    at = point;
    return step;
  });
  return `M${first[0] / 10},${first[1] / 10}l${steps.join(' ')}z`;
}
