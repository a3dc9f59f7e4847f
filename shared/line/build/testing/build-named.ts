import { buildParts } from '../build';
import { buildDir } from '../build-cache';
import { getPart } from '../../checkout';

const parts = process.argv.slice(2).map(getPart);
const built = new Map<string, boolean>();
await buildParts(parts, ({ part, wasBuilt }) => void built.set(part.name, wasBuilt));
for (const part of parts) console.log(JSON.stringify({ wasBuilt: built.get(part.name), dir: buildDir(part) }));
