import { findLiveComposition, goLive } from '../live';
import {
  appendSettings,
  configOf,
  findSettings,
  parseSiteSettings,
  readSiteSettings,
  type SiteSettings,
  siteSettingNames,
} from '../storage/settings';
import { UserError } from '../storage';
import { formatTable } from './progress';
import { type CommandContext, openContext, sayWarnings } from './context';

/**
 * `npx manzil settings [NAME=value …]`: shows or changes the site's settings (`NAME=` removes one), composes and
 * activates.
 */
export async function settings(words: readonly string[]): Promise<void> {
  const context = await openContext({ isReadOnly: words.length === 0 });
  const before = await readSiteSettings(context.storage, context.settings.site, { isReadOnly: true });
  if (words.length === 0) return settingLines(before).forEach((line) => console.log(line));
  const after = parseSiteSettings({ ...before, ...Object.fromEntries(words.map(readAssignment)) });
  const changes = siteSettingNames
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? 'not set'} → ${after[name] ?? 'not set'}`);
  for (const change of changes) context.progress.say(change);
  if (changes.length === 0) return context.progress.say('nothing changes');
  await appendSettings(context.storage, await findSettings(context.storage), after);
  await composeWith(context, `settings: ${siteSettingNames.filter((name) => before[name] !== after[name]).join(', ')}`);
}

async function composeWith(context: CommandContext, reason: string): Promise<void> {
  const { storage, progress } = context;
  const live = await findLiveComposition(storage);
  if (!live) return progress.say('nothing is live yet; the settings hold from the first composition on');
  const { composition, warnings } = await goLive({ ...context, reason, choose: (now) => now?.parts ?? live.parts });
  sayWarnings(progress, warnings);
  progress.say(`live: composition ${composition.id}`);
}

function readAssignment(word: string): [string, string] {
  const [, name, value = ''] = /^([A-Z0-9_]+)=(.*)$/.exec(word) ?? [];
  if (!name)
    throw new UserError(
      `"${word}" is not a setting. Write NAME=value, for example SITE_URL=https://manzil.example; NAME= removes it.`,
    );
  return [name, value];
}

export function settingLines(site: SiteSettings): string[] {
  const { contact } = configOf(site);
  const without: Record<string, string> = {
    SITE_URL: 'not set: no canonical links, no sitemap',
    REPORT_URL: 'not set: the log of the site',
    REPORT_SAMPLE: 'not set: 1, every view',
    SUPABASE_URL: 'not set: the embedded database',
    SUPABASE_ANON_KEY: `not set: ${contact.key}`,
    OVERRIDES: 'not set: on loopback addresses only',
  };
  return formatTable(
    ['setting', 'value'],
    siteSettingNames.map((name) => [name, site[name] ?? without[name] ?? 'not set']),
  );
}
