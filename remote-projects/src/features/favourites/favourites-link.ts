import { paths } from '@site/contracts';
import { isFavouriteId, type FavouriteId } from './favourite-store';

/** A shared list is as long as our catalogue may grow; more in an address is not ours. */
const longest = 50;

/**
 * The path of a link to these favorites, which another person can open: `/home_favourites?saved=project.6,property.2`.
 */
export function favouritesLink(ids: readonly FavouriteId[]): string {
  return `${paths.favourites}?saved=${ids.map((id) => id.replace(':', '.')).join()}`;
}

/** The favorites in the query of an address, in its order. What is no id of ours is left out. */
export function readFavouritesLink(query: string): readonly FavouriteId[] {
  const written = new URLSearchParams(query).get('saved')?.split(',') ?? [];
  return [...new Set(written.map((id) => id.replace('.', ':')).filter(isFavouriteId))].slice(0, longest);
}
