/** A place on the map, in degrees. */
export interface MapPlace {
  latitude: number;
  longitude: number;
}

/** Half the width and height of the shown area, in degrees: a neighborhood. */
const reach = { longitude: 0.018, latitude: 0.011 };
const zoom = 15;

/** The page that OpenStreetMap offers for frames. Without a marker: it is the neighborhood that is shown. */
export function frameAddress({ latitude, longitude }: MapPlace): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ];
  const query = new URLSearchParams({ bbox: box.map((degrees) => degrees.toFixed(4)).join(','), layer: 'mapnik' });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** The same area on OpenStreetMap itself. */
export function mapAddress({ latitude, longitude }: MapPlace): string {
  return `https://www.openstreetmap.org/#map=${zoom}/${latitude}/${longitude}`;
}
