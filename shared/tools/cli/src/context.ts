import { listParts, type Part } from '@site/build';
import type { Activation, SiteConfig } from '@site/contracts';
import { findLive } from '@site/delivery/activate';
import {
  configOf,
  differences,
  openStorage,
  readSettings,
  readSiteSettings,
  type Settings,
} from '@site/delivery/settings';
import { type Storage, UserError } from '@site/delivery/storage';
import { type Print, Progress } from './progress';

/** Options that several commands have. */
export interface CommonOptions {
  /** Prints one JSON object instead of text; progress goes to standard error. */
  json?: boolean;
  /** Says what would happen; stores and activates nothing. */
  dryRun?: boolean;
  /** The reason, for the history of the site. */
  why?: string;
  /** Takes what would be printed, a line each, in place of the terminal: for the console's page. */
  print?: Print;
}

/** Of commands that put something live. */
export interface FreezableOptions extends CommonOptions {
  /** Goes live also while the site is frozen; the history records it. */
  overrideFreeze?: boolean;
}

/** What every command on the storage works with. */
export interface CommandContext {
  settings: Settings;
  storage: Storage;
  /** The site's settings as they are in the storage now; see `settings/site-settings.ts`. */
  readConfig: () => Promise<SiteConfig>;
  progress: Progress;
}

/**
 * Opens the storage. The first command that may write seeds the site's settings from the environment;
 * where the environment differs later, a message names both, and the record wins.
 */
export async function openContext({
  isReadOnly = false,
  ...output
}: { isReadOnly?: boolean | undefined } & Pick<CommonOptions, 'json' | 'print'> = {}): Promise<CommandContext> {
  const settings = readSettings();
  const storage = await openStorage(settings);
  const progress = openProgress(output);
  const recorded = await readSiteSettings(storage, settings.site, { isReadOnly: true });
  for (const sentence of differences(recorded, settings.site)) (output.print ?? console.error)(sentence);
  return {
    settings,
    storage,
    progress,
    readConfig: async () => configOf(await readSiteSettings(storage, settings.site, { isReadOnly })),
  };
}

/** Where a command says what it is doing. */
export function openProgress({ json, print }: Pick<CommonOptions, 'json' | 'print'>): Progress {
  return new Progress(print ?? (json ? process.stderr : process.stdout));
}

/** What a command has to say in the end. */
export function write({ print = console.log }: Pick<CommonOptions, 'print'>, line: string): void {
  print(line);
}

/** What is live. Throws one sentence before the first activation. */
export async function getLive(storage: Storage): Promise<Activation> {
  const live = await findLive(storage);
  if (!live) throw new UserError('Nothing is live yet. Run npm start, or npx manzil compose.');
  return live;
}

/** The parts in this checkout that a person has named. Throws one sentence for one that there is not. */
export function requireParts(names: readonly string[]): Part[] {
  const parts = listParts();
  return [...new Set(names)].map((name) => {
    const part = parts.find((candidate) => candidate.name === name);
    if (!part)
      throw new UserError(`There is no part "${name}" here. Parts: ${parts.map((each) => each.name).join(', ')}.`);
    return part;
  });
}

/** What was done, with the reason that was given. */
export function withReason(what: string, { why }: CommonOptions): string {
  return why ? `${what}: ${why}` : what;
}

export function sayWarnings(progress: Progress, warnings: readonly string[]): void {
  for (const warning of warnings) progress.say(`warning: ${warning}`);
}
