import { listParts, type Part } from '@site/build';
import type { SiteConfig } from '@site/contracts';
import { siteConfig } from '../deploy';
import { openStorage, readSettings } from '@site/delivery/settings';
import { type Storage, UserError } from '@site/delivery/storage';
import { findLive } from '@site/delivery/activate';
import { Progress } from '../progress';

/** What every command on the storage works with. */
export interface CommandContext {
  storage: Storage;
  config: SiteConfig;
  siteUrl: string;
  progress: Progress;
}

export async function openContext(): Promise<CommandContext> {
  const settings = readSettings();
  return { storage: await openStorage(settings), config: siteConfig(settings), siteUrl: settings.siteUrl, progress: new Progress() };
}

/** What is live. Throws one sentence before the first activation. */
export async function getLive(storage: Storage) {
  const live = await findLive(storage);
  if (!live) throw new UserError('Nothing is live yet. Run npm start, or npm run compose.');
  return live;
}

/** The part in this checkout that a person has named. Throws one sentence without a name, and for one that there is not. */
export function requirePart(name: string | undefined, command: string): Part {
  const parts = listParts();
  const names = parts.map((part) => part.name).join(', ');
  if (!name) throw new UserError(`Say which part: npm run ${command} -- <part>. Parts: ${names}.`);
  const part = parts.find((candidate) => candidate.name === name);
  if (!part) throw new UserError(`There is no part "${name}" here. Parts: ${names}.`);
  return part;
}

export function sayWarnings(progress: Progress, warnings: readonly string[]): void {
  for (const warning of warnings) progress.say(`warning: ${warning}`);
}
