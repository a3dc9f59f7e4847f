import { catalogue, type Home } from './catalogue';
import { homesAbroad } from './homes-abroad';

/** All sample homes. */
export const homes: readonly Home[] = [...catalogue, ...Object.values(homesAbroad).flat()];
