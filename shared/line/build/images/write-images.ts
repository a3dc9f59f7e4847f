import { getPart, listParts } from '../part';
import { listPlans, makePart } from './make-images';

/** `npm run images [-- <part> …]`: writes responsive files of the named parts, or of all. The results are committed. */
async function writeImages(named: readonly string[]): Promise<void> {
  let made = 0;
  for (const plan of await listPlans(named.length > 0 ? named.map(getPart) : listParts()))
    await makePart(plan, (line) => {
      made += 1;
      console.log(`encoded ${line}`);
    });
  if (made === 0) console.log('Every picture is up to date.');
}

await writeImages(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
