import { paths } from '@site/contracts';
import { isFavouriteId, type FavouriteId } from './favourite-store';

/** A longer shared list is not ours. */
const longest = 50;

/** `/home_favourites?saved=project.6,property.2`. */
export function favouritesLink(ids: readonly FavouriteId[]): string {
  return `${paths.favourites}?saved=${ids.map((id) => id.replace(':', '.')).join()}`;
}

/** In the order of the query, without unknown ids. */
export function readFavouritesLink(query: string): readonly FavouriteId[] {
  const written = new URLSearchParams(query).get('saved')?.split(',') ?? [];
  return [...new Set(written.map((id) => id.replace('.', ':')).filter(isFavouriteId))].slice(0, longest);
}
