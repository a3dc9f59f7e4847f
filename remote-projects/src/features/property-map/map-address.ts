/** Degrees. */
export interface MapPlace {
  latitude: number;
  longitude: number;
}

const reach = { longitude: 0.018, latitude: 0.011 };
const zoom = 15;

/** OpenStreetMap's embed page, without a marker: it shows a neighborhood. */
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

export function mapAddress({ latitude, longitude }: MapPlace): string {
  return `https://www.openstreetmap.org/#map=${zoom}/${latitude}/${longitude}`;
}
