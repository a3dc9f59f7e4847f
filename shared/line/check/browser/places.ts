/** Whether a fragment target exists: `/blog#news`. Each page is requested once. */
export type HasPlace = (place: string) => Promise<boolean>;

export function placesOf(origin: string): HasPlace {
  const documents = new Map<string, Promise<string>>();
  const read = (path: string): Promise<string> => {
    const known = documents.get(path) ?? fetch(origin + path).then((response) => response.text());
    documents.set(path, known);
    return known;
  };
  return async (place) => {
    const [path = '', hash = ''] = place.split('#');
    const text = await read(path);
    return [`id="${decodeURIComponent(hash)}"`, `id="${hash}"`].some((id) => text.includes(` ${id}`));
  };
}
