/**
 * `npm run images [-- <part> …]`: writes the responsive files of every part, or of those that are named.
 *
 * Run by hand when a source image or a plan changes; the result is committed, so that no build, test or start encodes
 * anything.
 */
import { listPlans } from './list-plans';
import { makePart } from './make-part';

const named = process.argv.slice(2);
const plans = await listPlans();
const unknown = named.filter((name) => !plans.some(({ part }) => part === name));
if (unknown.length > 0) {
  console.error(
    `No pictures of "${unknown.join('", "')}". Parts with an images/plan.ts: ${plans.map(({ part }) => part).join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  let made = 0;
  for (const plan of plans.filter(({ part }) => named.length === 0 || named.includes(part))) {
    await makePart(plan, (line) => {
      made += 1;
      console.log(`encoded ${line}`);
    });
  }
  if (made === 0) console.log('Every picture is up to date.');
}
