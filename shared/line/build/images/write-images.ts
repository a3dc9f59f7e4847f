import { listPlans, makePart } from './make-images';

/** `npm run images [-- <part> …]`: writes responsive files of the named parts, or of all. The results are committed. */
async function writeImages(named: readonly string[]): Promise<void> {
  const plans = await listPlans();
  const parts = plans.map(({ part }) => part);
  const unknown = named.filter((name) => !parts.includes(name));
  if (unknown.length > 0)
    throw new Error(`No pictures of "${unknown.join('", "')}". Parts with an images/plan.ts: ${parts.join(', ')}.`);
  let made = 0;
  for (const plan of plans.filter(({ part }) => named.length === 0 || named.includes(part))) {
    await makePart(plan, (line) => {
      made += 1;
      console.log(`encoded ${line}`);
    });
  }
  if (made === 0) console.log('Every picture is up to date.');
}

await writeImages(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
