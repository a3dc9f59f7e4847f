import { listParts, type Part } from '../build';
import type { Activation, SiteConfig } from '@site/contracts';
import { findLive } from '../live';
import { configOf, differences, openStorage, readSettings, readSiteSettings, type Settings } from '../storage/settings';
import { type Storage, UserError } from '../storage';
import { type Print, Progress } from './progress';

export interface CommonOptions {
  /** Prints one JSON object; progress goes to standard error. */
  json?: boolean;
  /** Shows the outcome; stores and activates nothing. */
  dryRun?: boolean;
  /** The reason, for the history. */
  why?: string;
  print?: Print;
}

export interface CommandContext {
  settings: Settings;
  storage: Storage;
  /** The current settings; see `settings/site-settings.ts`. */
  readConfig: () => Promise<SiteConfig>;
  progress: Progress;
}

/** Opens the storage. The first writing command seeds the settings; later differences are reported. */
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

export function openProgress({ json, print }: Pick<CommonOptions, 'json' | 'print'>): Progress {
  return new Progress(print ?? (json ? process.stderr : process.stdout));
}

/** Writes the result: the value with `--json`, otherwise the sentence. */
export function write(
  { json, print = console.log }: Pick<CommonOptions, 'json' | 'print'>,
  sentence: string,
  value?: object,
): void {
  print(json && value ? JSON.stringify(value) : sentence);
}

/** `projects 1.0.0-1a2b3c4d, agency 1.0.0-5e6f7a8b` */
export function describeVersions(versions: Readonly<Record<string, string>>): string {
  return Object.entries(versions)
    .map((each) => each.join(' '))
    .join(', ');
}

export async function getLive(storage: Storage): Promise<Activation> {
  const live = await findLive(storage);
  if (!live) throw new UserError('Nothing is live yet. Run npm start, or npx manzil compose.');
  return live;
}

export function requireParts(names: readonly string[]): Part[] {
  const parts = listParts();
  return [...new Set(names)].map((name) => {
    const part = parts.find((candidate) => candidate.name === name);
    if (part) return part;
    const names = parts.map((each) => each.name);
    throw unknownPart(name, 'here', names);
  });
}

export function withReason(what: string, { why }: CommonOptions): string {
  return why ? `${what}: ${why}` : what;
}

export function sayWarnings(progress: Progress, warnings: readonly string[]): void {
  for (const warning of warnings) progress.say(`warning: ${warning}`);
}

/** Proposes the part with a similar name, or lists all. `where` is `here` or `on the live site`. */
export function unknownPart(name: string, where: string, parts: readonly string[]): UserError {
  const meant = parts.find((part) => isNear(name, part));
  const help = meant ? `Did you mean ${meant}?` : `Parts: ${parts.join(', ')}.`;
  return new UserError(`There is no part "${name}" ${where}. ${help}`);
}

/** Whether at most two letters were added, left out or replaced. */
function isNear(a: string, b: string, edits = 2): boolean {
  if (!a || !b) return a.length + b.length <= edits;
  if (a[0] === b[0]) return isNear(a.slice(1), b.slice(1), edits);
  if (edits === 0) return false;
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)];
  return isNear(restOfA, b, edits - 1) || isNear(a, restOfB, edits - 1) || isNear(restOfA, restOfB, edits - 1);
}
