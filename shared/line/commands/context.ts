import { type BuildReport } from '../build';
import type { Activation, SiteConfig } from '@site/contracts';
import { findLive, findLiveComposition } from '../live';
import {
  configOf,
  describePlace,
  differences,
  openStorage,
  readSettings,
  type Settings,
  settingsOf,
} from '../storage/settings';
import { type Storage } from '../storage';
import { Progress } from './progress';
import { isInstalled, listParts, type Part, UserError } from '../checkout';

export interface CommonOptions {
  json?: boolean;
  why?: string;
}

export interface CommandContext {
  settings: Settings;
  storage: Storage;
  /** The settings of what is live; before the first activation, those of the environment. */
  readConfig: () => Promise<SiteConfig>;
  progress: Progress;
}

/** Opens the storage. Settings in the environment that differ from what is live are reported. */
export async function openContext(): Promise<CommandContext> {
  const settings = readSettings();
  const storage = await openStorage(settings);
  const readSite = async () => {
    const live = await findLiveComposition(storage);
    return live ? settingsOf(live.config) : settings.site;
  };
  const site = await readSite().catch(() => settings.site); // Commands that need what is live report damage.
  for (const sentence of differences(site, settings.site)) console.error(sentence);
  return { settings, storage, progress: new Progress(), readConfig: async () => configOf(await readSite()) };
}

export async function getLive(storage: Storage): Promise<Activation> {
  const live = await findLive(storage);
  if (!live) throw new UserError(nothingLive());
  return live;
}

/** Names the storage, because a wrong one is empty, too. */
function nothingLive(): string {
  const advice = isInstalled
    ? 'Is it the storage of the site? SITE_DIR or SITE_STORAGE names it, in manzil.env or the environment.'
    : 'Run npm start, or npx manzil deploy.';
  return `Nothing is live yet in ${describePlace(readSettings())}. ${advice}`;
}

export function requireParts(names: readonly string[]): Part[] {
  const parts = listParts();
  return [...new Set(names)].map((name) => {
    const part = parts.find((candidate) => candidate.name === name);
    if (part) return part;
    const all = parts.map((each) => each.name);
    throw unknownPart(name, 'here', all);
  });
}

export function withReason(what: string, { why }: Pick<CommonOptions, 'why'>): string {
  return why ? `${what}: ${why}` : what;
}

export function sayBuilt(progress: Progress, { part, wasBuilt, seconds }: BuildReport): void {
  progress.say(wasBuilt ? `built ${part.name} in ${seconds.toFixed(1)} s` : `${part.name} is built already`);
}

export function sayWarnings(progress: Progress, warnings: readonly string[]): void {
  for (const warning of warnings) progress.say(`warning: ${warning}`);
}

/** `where` is `here` or `on the live site`. */
export function unknownPart(name: string, where: string, parts: readonly string[]): UserError {
  return new UserError(`There is no part "${name}" ${where}. Parts: ${parts.join(', ')}.`);
}
