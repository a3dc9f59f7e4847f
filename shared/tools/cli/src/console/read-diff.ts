import type { StepDiff } from '@site/console';
import { compareCompositions, isEqual } from '@site/delivery/compare';
import { UserError } from '@site/delivery/storage';
import type { CommandContext } from '../context';
import { listCommits } from '../diff/commits';
import { findSide } from '../diff/sides';
import { groupPages, nameOf, stateOf, unseenLines, unseenTitle } from '../diff/text';

/** `npx manzil diff` of an activation with the previous one, without a browser. */
export async function readStepDiff(
  { storage, readConfig }: Pick<CommandContext, 'storage' | 'readConfig'>,
  sequence: number,
): Promise<StepDiff> {
  if (sequence === 1) throw new UserError('This was the first activation: there is nothing before it to compare with.');
  const context = { storage, config: await readConfig() };
  const after = await findSide(context, String(sequence));
  const before = await findSide(context, String(sequence - 1));
  const comparison = await compareCompositions({ before, after });
  const commits = await listCommits({ before: storage, after: storage }, comparison.parts);
  const unseen = unseenLines(comparison.pages);
  return {
    isEqual: isEqual(comparison),
    parts: comparison.parts.map(({ part, before: was, after: is }) => {
      const known = commits.find((each) => each.part === part);
      return {
        part,
        ...(was ? { before: was } : {}),
        ...(is ? { after: is } : {}),
        commits: known?.commits ?? [],
        ...(known?.note ? { note: known.note } : {}),
      };
    }),
    contracts: comparison.contracts,
    site: comparison.site,
    pages: [
      ...groupPages(comparison.pages).map(({ first, paths }) => ({
        name: nameOf(paths),
        state: first.state === 'changed' ? 'changed' : stateOf(first),
        sentences: first.changes.map(({ sentence }) => sentence),
      })),
      ...(unseen.length > 0 ? [{ name: unseenTitle, state: 'changed', sentences: unseen }] : []),
    ],
  };
}
