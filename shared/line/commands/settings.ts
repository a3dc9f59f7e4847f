import { activate, findLive } from '../live';
import { configOf, parseSiteSettings, settingsOf, type SiteSettings, siteSettingNames } from '../storage/settings';
import { formatTable } from './progress';
import { openContext, sayWarnings } from './context';
import { UserError } from '../checkout';

/**
 * `npx manzil settings [NAME=value …]`: shows or changes the site's settings (`NAME=` removes one), composes and
 * activates.
 */
export async function settings(words: readonly string[]): Promise<void> {
  const context = await openContext();
  const { storage, progress, readConfig } = context;
  const before = settingsOf(await readConfig());
  if (words.length === 0) return settingLines(before).forEach((line) => console.log(line));
  const assigned = Object.fromEntries(words.map(readAssignment));
  const after = parseSiteSettings({ ...before, ...assigned });
  const changed = siteSettingNames.filter((name) => before[name] !== after[name]);
  for (const name of changed) progress.say(`${name}: ${before[name] ?? 'not set'} → ${after[name] ?? 'not set'}`);
  if (changed.length === 0) return progress.say('nothing changes');
  const began = await findLive(storage);
  if (!began) throw new UserError('Nothing is live yet. The first npm start takes settings from its environment.');
  const { composition, warnings } = await activate({
    ...context,
    began,
    readConfig: async () => configOf(parseSiteSettings({ ...settingsOf(await readConfig()), ...assigned })),
    reason: `settings: ${changed.join(', ')}`,
    choose: (now) => ({ ...now?.parts }),
  });
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
  return formatTable(
    ['setting', 'value'],
    siteSettingNames.map((name) => [name, site[name] ?? 'not set']),
  );
}
