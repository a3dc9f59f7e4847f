import { existsSync } from 'node:fs';
import { findLive, findParts, goLive, lift, passFreeze, refuseWithdrawn } from '@site/delivery/activate';
import { compose, readComposition } from '@site/delivery/compose';
import { copyRelease, findRelease } from '@site/delivery/release';
import {
  configOf,
  openStorage,
  readSettings,
  readSiteSettings,
  readStorageAddress,
  type Settings,
} from '@site/delivery/settings';
import { OverlayStorage, type Storage, UserError } from '@site/delivery/storage';
import { describeVersions, type FreezableOptions, openProgress, sayWarnings, withReason, write } from '../context';
import { browserCheck } from './release';

export interface PromoteOptions extends FreezableOptions {
  /** `false` for `--without-browser`. */
  browser?: boolean;
}

type Versions = Readonly<Record<string, string>>;

/**
 * `npx manzil promote <from> <to> [part…]`: the same releases, checked against the target site and its settings.
 * Resolves with whether any differ.
 */
export async function promote(
  fromWord: string,
  toWord: string,
  names: readonly string[],
  options: PromoteOptions = {},
): Promise<boolean> {
  const settings = readSettings();
  const progress = openProgress(options);
  const [from, to] = [await openNamed(fromWord, settings), await openNamed(toWord, settings)];
  const versions = await chooseVersions({ storage: from, word: fromWord }, { storage: to, word: toWord }, names);
  const words = describeVersions(versions);
  if (!words) {
    write(options, `${toWord} has these releases already.`, { parts: {} });
    return false;
  }
  passFreeze(await findLive(to), options.overrideFreeze);
  const verify = browserCheck({ progress }, options);
  const target = options.dryRun ? new OverlayStorage(to) : to;
  for (const [part, version] of Object.entries(versions)) {
    if (await findRelease(target, part, version)) continue;
    await copyRelease({ from, to: target, part, version });
    progress.say(`copied ${part} ${version}`);
  }
  // Only releases are promoted, not settings.
  const readConfig = async () => configOf(await readSiteSettings(target, settings.site, { isReadOnly: true }));
  if (options.dryRun) {
    const live = await findLive(to);
    const now = live && (await readComposition(to, live.composition));
    const { warnings } = await compose({
      storage: target,
      parts: { ...now?.parts, ...versions },
      config: await readConfig(),
      live: now,
      verify,
    });
    sayWarnings(progress, warnings);
    write(options, `Would put live in ${toWord}: ${words}.`, { parts: versions, warnings });
    return true;
  }
  const { composition, warnings } = await goLive({
    storage: target,
    readConfig,
    verify,
    overrideFreeze: options.overrideFreeze,
    reason: withReason(`promote ${words} from ${fromWord}`, options),
    choose: (live) => ({ ...live?.parts, ...versions }),
    change: (state) => lift(state, Object.keys(versions)),
  });
  sayWarnings(progress, warnings);
  const value = { composition: composition.id, parts: versions, warnings };
  write(options, `Live in ${toWord} is composition ${composition.id}, with ${words}.`, value);
  return true;
}

interface Named {
  storage: Storage;
  word: string;
}

/** Parts that differ, or named ones. Versions withdrawn on either site are refused. */
async function chooseVersions(from: Named, to: Named, names: readonly string[]): Promise<Versions> {
  const source = await findLive(from.storage);
  if (!source) throw new UserError(`Nothing is live in ${from.word}.`);
  const target = await findLive(to.storage);
  const [there, here] = [
    (await findParts(from.storage, source)) ?? {},
    (target && (await findParts(to.storage, target))) ?? {},
  ];
  const unknown = names.filter((name) => !there[name]);
  if (unknown.length > 0)
    throw new UserError(
      `${unknown.join(' and ')} ${unknown.length > 1 ? 'are' : 'is'} not live in ${from.word}. Parts: ${Object.keys(there).sort().join(', ')}.`,
    );
  const chosen = Object.entries(there).filter(
    ([part, version]) => (names.length === 0 || names.includes(part)) && here[part] !== version,
  );
  refuseWithdrawn({ withdrawn: { ...target?.withdrawn, ...source.withdrawn } }, Object.fromEntries(chosen));
  return Object.fromEntries(chosen);
}

/** A storage by address or name. Throws one sentence for an unknown name and for a missing folder. */
async function openNamed(word: string, settings: Settings): Promise<Storage> {
  if (word === 'live') return openStorage(settings);
  const variable = `SITE_STORAGE_${word.toUpperCase().replace(/-/g, '_')}`;
  const address = /[/\\]/.test(word) ? word : process.env[variable];
  if (!address)
    throw new UserError(
      `"${word}" names no storage. Write a folder (./staging), s3://<bucket>/<prefix>, or set ${variable}.`,
    );
  const place = readStorageAddress(address, settings);
  if (!place.bucket && !existsSync(place.siteDir))
    throw new UserError(
      `${address} is not there. A storage is made by npm start or npx manzil compose with SITE_DIR=${address}.`,
    );
  return openStorage(place);
}
