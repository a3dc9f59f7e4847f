import type { ImageAsset } from '@site/ui/media';
import { interior1, interior2, interior3, interior4, interior5, interior6 } from '../../images/manifest.json';
import { getHome, type Home } from '../content/catalogue';
import { countryOf, homePlaces } from '../content/home-places';
import { inLocalArea } from './local-area';

export const detailHome = getHome(1);

export function titleOf({ id, description: text }: Home): string {
  return id === detailHome.id ? 'Bright family house with a front lawn' : text;
}

/** Tells homes apart in tabs, lists of tabs and search results. */
export function headOf({ neighborhood, city, type, beds, baths, area }: Home) {
  const kind = type.toLowerCase();
  return {
    title: `${neighborhood}, ${city}: sample ${kind}`,
    description: `A sample ${kind} in ${neighborhood}, ${city}, with ${beds} bedrooms, ${baths === 1 ? '1 bath' : `${baths} baths`} and ${area} m²: pictures, map and questions.`,
  };
}

/** The first photo is of the home; the rooms are the same for all. The page shows five, full screen shows all. */
export function photosOf({ image }: Home): readonly ImageAsset[] {
  return [image, ...rooms.filter((room) => room !== image)];
}

const rooms: readonly ImageAsset[] = [interior1, interior2, interior3, interior5, interior4, interior6];

/** Apartments have no lines about land, floors and parking. */
export function hasGround({ type }: Pick<Home, 'type'>): boolean {
  return type === 'House' || type === 'Villa';
}

export function factsOf(home: Home): readonly { name: string; value: string }[] {
  const area = (squareMeters: number) => inLocalArea(squareMeters, home);
  const ground = [
    { name: 'Plot area', value: area(500) },
    { name: 'Floors', value: '2' },
  ];
  return [
    { name: 'Property type', value: home.type },
    { name: 'Status', value: home.saleStatus === 'for sale' ? 'For sale' : 'For rent' },
    { name: 'Living area', value: area(home.area) },
    ...(hasGround(home) ? ground : []),
    { name: 'Year built', value: '2022' },
    { name: 'Heating', value: 'Gas heaters' },
    { name: 'Condition', value: 'Ready to move in' },
  ];
}

/** The neighborhood: sample homes have no address. */
export function placeOf(home: Home) {
  const place = homePlaces[home.id];
  if (!place) throw new Error(`Sample home ${home.id} has no place on the map.`);
  return { address: [home.neighborhood, `${home.city}, ${countryOf(home).name}`], ...place };
}
