import { homesAbroad } from './homes-abroad';
import { properties, type Property } from './properties';

/** Every sample home: those of the catalogue, then those abroad. */
export const homes: readonly Property[] = [...properties, ...Object.values(homesAbroad).flat()];
