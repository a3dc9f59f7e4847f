import type { Activation, Composition } from '@site/contracts';
import { UserError, withLease } from '../storage';
import { compose, type ComposeInput, compositionId, readComposition } from '../compose';
import { activate, findLive, LiveMovedError } from './live-log';

/** So many other activations may come in between; each of them was somebody's success. */
const attempts = 20;

export interface GoLive extends Pick<ComposeInput, 'storage' | 'config' | 'siteUrl'>, Pick<Activation, 'reason' | 'restores' | 'part'> {
  /** The releases that shall be live, given what is live. Asked again when that has changed meanwhile. */
  choose: (live: Composition | undefined) => ComposeInput['parts'];
}

export interface GoLiveReport {
  composition: Composition;
  warnings: readonly string[];
  wasComposed: boolean;
  /** False when this composition was live already. */
  isNew: boolean;
}

/**
 * Checks, composes and activates. When another team activates in between, all of it is done again
 * from what is live then, so that of two releases at the same moment none is lost.
 */
export async function goLive({ choose, ...input }: GoLive): Promise<GoLiveReport> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const report = await tryToGoLive(input, choose);
    if (report) return report;
  }
  throw new UserError(`${attempts} other releases went live in between. Nothing was lost; please run this again.`);
}

/** `undefined` when the live site has moved on. */
async function tryToGoLive({ storage, config, siteUrl, ...what }: Omit<GoLive, 'choose'>, choose: GoLive['choose']): Promise<GoLiveReport | undefined> {
  const activation = await findLive(storage);
  const live = activation && (await readComposition(storage, activation.composition));
  const parts = choose(live);
  return withLease(storage, { parts, composition: compositionId({ parts, config, siteUrl }) }, async () => {
    const { composition, warnings, wasComposed } = await compose({ storage, parts, config, siteUrl, live });
    const report = { composition, warnings, wasComposed, isNew: activation?.composition !== composition.id };
    if (!report.isNew) return report;
    try {
      await activate(storage, { ...what, composition: composition.id, after: activation?.sequence ?? 0 });
      return report;
    } catch (error) {
      if (error instanceof LiveMovedError) return undefined;
      throw error;
    }
  });
}
