import type { SiteConfig } from '@site/contracts';
import { composeMix, findSiteTarget, readActivation, readMix } from '@site/delivery/activate';
import type { ComparedSite } from '@site/delivery/compare';
import { findComposition, readComposition } from '@site/delivery/compose';
import { findPreview } from '@site/delivery/preview';
import { type Storage, UserError } from '@site/delivery/storage';
import { describeVersions, getLive } from '../context';

export type Side = ComparedSite & { name: string };

interface SideContext {
  storage: Storage;
  config: SiteConfig;
}

/**
 * A composition by name: `live`, `previous` (the rollback target), an activation number, a composition, a preview, or
 * versions in the live site (`projects@previous,agency@1.0.0-1a2b3c4d`). Throws one sentence for others.
 */
export async function findSide({ storage, config }: SideContext, word: string): Promise<Side> {
  const live = await getLive(storage);
  const at = async (id: string, name: string): Promise<Side> => {
    if (!(await findComposition(storage, id)))
      throw new UserError(`${name} has been pruned, so there is nothing to compare.`);
    return { storage, name, composition: await readComposition(storage, id) };
  };
  if (word === 'live') return at(live.composition, `live (${live.composition})`);
  if (word === 'previous') {
    const target = await findSiteTarget(storage, live);
    if (!target) throw new UserError('Nothing else has been live before. Name two sides: npx manzil diff <a> <b>.');
    return at(target.activation.composition, `previous (activation ${target.activation.sequence})`);
  }
  if (/^\d{1,8}$/.test(word)) {
    if (Number(word) < 1 || Number(word) > live.sequence)
      throw new UserError(
        `There is no activation ${word}; the newest is ${live.sequence}. npx manzil history lists them.`,
      );
    return at((await readActivation(storage, Number(word))).composition, `activation ${word}`);
  }
  if (/^[0-9a-f]{12}$/.test(word)) return at(word, `composition ${word}`);
  if (word.includes('@')) {
    const mix = await readMix(storage, live, word.split(','));
    const mixed = await composeMix({ storage, config, live, mix });
    return { ...mixed, name: `live with ${describeVersions(mix)}` };
  }
  const preview = await findPreview(storage, word);
  if (preview)
    return {
      storage: preview.storage,
      name: `preview ${word}`,
      composition: await readComposition(preview.storage, preview.live.composition),
    };
  throw new UserError(
    `"${word}" names nothing to compare. Write live, previous, the number of an activation, a composition, a preview, or versions such as projects@previous.`,
  );
}
