/** Degrees east and north. */
export type LonLat = readonly [longitude: number, latitude: number];
/** Drawing units from the upper left corner. */
export type Point = readonly [x: number, y: number];

/** A flat rectangle of the globe, true to scale along its middle parallel. */
export interface MapFrame {
  west: number;
  east: number;
  south: number;
  north: number;
  left: number;
  top: number;
  /** Drawing units per degree of latitude. */
  scale: number;
}

export const mainland: MapFrame = { west: -11, east: 5, south: 34.85, north: 44.35, left: 0, top: 0, scale: 81.6 };

/** The Canary Islands are 1,000 km to the southwest: drawn in a box in the corner. */
export const canaries: MapFrame = { west: -18.6, east: -13, south: 27.2, north: 29.8, left: 18, top: 624, scale: 53 };

export const mapSize = sizeOf(mainland);

export function toPoint(place: LonLat): Point {
  return project(frameOf(place), place);
}

export function frameOf([longitude, latitude]: LonLat): MapFrame {
  return longitude < mainland.west && latitude < mainland.south ? canaries : mainland;
}

export function project(frame: MapFrame, [longitude, latitude]: LonLat): Point {
  const x = frame.left + (longitude - frame.west) * frame.scale * narrowing(frame);
  const y = frame.top + (frame.north - latitude) * frame.scale;
  return [round(x), round(y)];
}

/** In drawing units. */
export function sizeOf(frame: MapFrame): { width: number; height: number } {
  return {
    width: Math.round((frame.east - frame.west) * frame.scale * narrowing(frame)),
    height: Math.round((frame.north - frame.south) * frame.scale),
  };
}

/** A degree of longitude is shorter than one of latitude, increasingly so away from the equator. */
function narrowing({ south, north }: MapFrame): number {
  return Math.cos((((south + north) / 2) * Math.PI) / 180);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
