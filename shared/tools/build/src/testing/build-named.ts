import { buildPart } from '../build';
import { buildDir } from '../build-cache';
import { getPart } from '../part';

for (const name of process.argv.slice(2)) {
  const { part, wasBuilt } = await buildPart(getPart(name));
  console.log(JSON.stringify({ wasBuilt, dir: buildDir(part) }));
}
