import type { LonLat } from '../src/features/spain-map/projection';

/** The part of the TopoJSON format that world-atlas uses. */
export interface Topology {
  transform: { scale: readonly [number, number]; translate: readonly [number, number] };
  arcs: readonly (readonly (readonly [number, number])[])[];
  objects: { countries: { geometries: readonly Geometry[] } };
}

export type Geometry = { properties: { name: string } } & (
  | { type: 'Polygon'; arcs: readonly (readonly number[])[] }
  | { type: 'MultiPolygon'; arcs: readonly (readonly (readonly number[])[])[] }
);

/** All rings of a country as lists of arc numbers; a negative number is an arc walked backwards. */
export function ringsOf(geometry: Geometry): readonly (readonly number[])[] {
  return geometry.type === 'Polygon' ? geometry.arcs : geometry.arcs.flat();
}

/** Arcs are stored as whole-number steps from point to point. */
export function decodeArcs({ arcs, transform: { scale, translate } }: Topology): LonLat[][] {
  return arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]): LonLat => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

/** One closed line out of its arcs, each of which begins where the one before ends. */
export function joinArcs<T>(ring: readonly number[], arcs: readonly (readonly T[])[]): T[] {
  return ring.flatMap((number, position) => {
    const arc = number < 0 ? [...(arcs[~number] ?? [])].reverse() : (arcs[number] ?? []);
    return position === 0 ? arc : arc.slice(1);
  });
}
