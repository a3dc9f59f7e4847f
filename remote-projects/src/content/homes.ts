import { homesAbroad } from './homes-abroad';
import { properties, type Property } from './properties';

export const homes: readonly Property[] = [...properties, ...Object.values(homesAbroad).flat()];
