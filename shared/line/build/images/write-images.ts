import { join } from 'node:path';
import { findPlan, makeImages } from './make-images';
import { getPart, listParts } from '../../checkout';

/** `npm run images [-- <part> …]`: the pictures of the named parts, or of all. The results are committed. */
const named = process.argv.slice(2);
for (const { name, dir } of named.length > 0 ? named.map(getPart) : listParts()) {
  const plan = await findPlan(dir);
  if (plan) console.log(`${name}:`, await makeImages(join(dir, 'images'), plan));
}
