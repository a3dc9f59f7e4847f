import { UserError } from '@site/delivery/storage';
import { defects } from '../planted/defects';
import { runPlanted } from '../planted/run-planted';
import { Progress } from '../progress';
import { formatTable } from '../table';

/** `npx manzil planted [<defect…>]`: plants defects one at a time; a named test must catch each. */
export async function planted(ids: readonly string[]): Promise<void> {
  const unknown = ids.find((id) => !defects.some((defect) => defect.id === id));
  if (unknown !== undefined)
    throw new UserError(`There is no defect "${unknown}". Defects: ${defects.map(({ id }) => id).join(', ')}.`);
  const progress = new Progress();
  const findings = await runPlanted(ids.length > 0 ? defects.filter(({ id }) => ids.includes(id)) : defects, (line) =>
    progress.say(line),
  );
  const rows = findings.map(({ id, harm, isCaught, failed }) => [
    id,
    harm,
    isCaught ? 'yes' : 'NO',
    (failed[0] ?? 'no test fails').slice(0, 110),
  ]);
  for (const line of formatTable(['defect', 'harm', 'caught', 'first test that fails'], rows)) console.log(line);
  const caught = findings.filter(({ isCaught }) => isCaught).length;
  console.log(`${caught} of ${findings.length} defects caught`);
  if (caught < findings.length) throw new UserError('A defect is not caught by the test that should, see above.');
}
