/** Builds the small remote of the checkout that this file lies in, and prints what came of it. */
import { buildPart } from '../build';
import { buildDir } from '../build-cache';
import { getPart } from '../part';

const { part, wasBuilt } = await buildPart(getPart('small'));
console.log(JSON.stringify({ wasBuilt, dir: buildDir(part) }));
