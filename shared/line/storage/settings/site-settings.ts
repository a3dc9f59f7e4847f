import { z } from 'zod';
import { publicKey, refuseSecretKey } from '@site/contact-store';
import type { SiteConfig } from '@site/contracts';
import { AppendOnlyLog, keys, reasonOf, type Storage, UserError } from '..';

/**
 * An http or https address. Refused with a sentence that names the setting. `site`: scheme, host and path without
 * trailing slash or query. `origin`: the origin only. `any`: unchanged.
 */
export function webAddress(name: string, kind: 'site' | 'origin' | 'any') {
  return z.string().transform((text, context) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isWeb = url !== undefined && /^https?:$/.test(url.protocol) && url.hostname !== '' && url.username === '';
    if (!isWeb || (kind === 'site' && (url.search || url.hash))) {
      context.addIssue({
        code: 'custom',
        message: `${name} must be an address such as https://manzil.example, not "${text}".`,
      });
      return z.NEVER;
    }
    if (kind === 'any') return text;
    return kind === 'origin' ? url.origin : url.origin + url.pathname.replace(/\/+$/, '');
  });
}

/** Settings of the site, independent of the releaser, named like the variables that seed them. */
const siteSettings = z
  .strictObject({
    SITE_URL: webAddress('SITE_URL', 'site').optional(),
    REPORT_URL: webAddress('REPORT_URL', 'any').optional(),
    REPORT_SAMPLE: z
      .string()
      .refine(isShare, {
        error: ({ input }) => `REPORT_SAMPLE must be a number from 0 (off) to 1 (every view), not "${input}".`,
      })
      .optional(),
    SUPABASE_URL: webAddress('SUPABASE_URL', 'origin').optional(),
    SUPABASE_ANON_KEY: z.string().superRefine(refuseSecret).optional(),
    OVERRIDES: z
      .enum(['on', 'off'], { error: ({ input }) => `OVERRIDES must be on or off, not "${String(input)}".` })
      .optional(),
  })
  .refine(({ SUPABASE_URL: url, SUPABASE_ANON_KEY: key }) => Boolean(url) === Boolean(key), {
    message: 'SUPABASE_URL and SUPABASE_ANON_KEY belong together: set both, or neither for the embedded database.',
  });

export type SiteSettings = Readonly<z.infer<typeof siteSettings>>;

/** In display order. */
export const siteSettingNames = Object.keys(siteSettings.shape) as (keyof SiteSettings)[];

/** One entry of the settings log (`settings/<n>.json`); the newest applies. */
export interface SettingsEntry {
  sequence: number;
  /** ISO 8601. */
  at: string;
  settings: SiteSettings;
}

/** An empty text is unset. Throws one sentence per unusable value. */
export function parseSiteSettings(values: Readonly<Record<string, string | undefined>>): SiteSettings {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
  const parsed = siteSettings.safeParse(given);
  if (parsed.success) return parsed.data;
  const unknown = parsed.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  if (unknown.length > 0)
    throw new UserError(`There is no setting ${unknown.join(', ')}. Settings: ${siteSettingNames.join(', ')}.`);
  throw new UserError(parsed.error.issues.map(({ message }) => message).join('\n'));
}

export function siteSettingsOf(env: NodeJS.ProcessEnv): SiteSettings {
  return parseSiteSettings(Object.fromEntries(siteSettingNames.map((name) => [name, env[name]])));
}

export function configOf({
  SITE_URL,
  REPORT_URL,
  REPORT_SAMPLE = '1',
  SUPABASE_URL,
  SUPABASE_ANON_KEY,
  OVERRIDES,
}: SiteSettings): SiteConfig {
  return {
    contact:
      SUPABASE_URL && SUPABASE_ANON_KEY ? { url: SUPABASE_URL, key: SUPABASE_ANON_KEY } : { url: '', key: publicKey },
    ...(SITE_URL ? { siteUrl: SITE_URL } : {}),
    ...(Number(REPORT_SAMPLE) > 0
      ? { beacon: { sample: Number(REPORT_SAMPLE), ...(REPORT_URL ? { url: REPORT_URL } : {}) } }
      : {}),
    ...(OVERRIDES ? { overrides: OVERRIDES } : {}),
  };
}

const logOf = (storage: Storage) => new AppendOnlyLog<SettingsEntry>(storage, keys.settingsEntry);

/** `undefined` for an empty storage. Settings of older versions that no longer exist are left out. */
export async function findSettings(storage: Storage): Promise<SettingsEntry | undefined> {
  const entry = await logOf(storage).findNewest();
  const known = siteSettingNames.flatMap((name) => {
    const value: string | undefined = entry?.settings[name];
    return name === 'OVERRIDES' && value === 'signed' ? [[name, 'off']] : value ? [[name, value]] : [];
  });
  return entry && { ...entry, settings: parseSiteSettings(Object.fromEntries(known)) };
}

/** Appends after the entry that the caller read. Throws one sentence after a concurrent change. */
export async function appendSettings(
  storage: Storage,
  after: SettingsEntry | undefined,
  settings: SiteSettings,
): Promise<SettingsEntry> {
  const entry = await logOf(storage).append(after?.sequence ?? 0, { at: new Date().toISOString(), settings });
  if (!entry)
    throw new UserError('Somebody else has just changed the settings. Look at npx manzil settings, and try again.');
  return entry;
}

export async function readSiteSettings(
  storage: Storage,
  seed: SiteSettings,
  { isReadOnly = false } = {},
): Promise<SiteSettings> {
  const known = await findSettings(storage);
  if (known) return known.settings;
  if (isReadOnly) return seed;
  const written = await logOf(storage).append(0, { at: new Date().toISOString(), settings: seed });
  return written?.settings ?? readSiteSettings(storage, seed, { isReadOnly: true });
}

/** One sentence per variable that differs from the stored settings. */
export function differences(recorded: SiteSettings, environment: SiteSettings): string[] {
  return siteSettingNames.flatMap((name) => {
    const [here, there] = [environment[name], recorded[name]];
    if (here === undefined || here === there) return [];
    const value = there ? `${there} in the site's settings` : "not set in the site's settings";
    return [
      `${name} is ${here} in this environment and ${value}, which hold. To change them: npx manzil settings ${name}=${here}`,
    ];
  });
}

function isShare(text: string): boolean {
  return /^(0|1|0?\.\d{1,6}|1\.0{1,6})$/.test(text);
}

function refuseSecret(key: string, context: z.RefinementCtx): void {
  try {
    refuseSecretKey(key);
  } catch (error) {
    context.addIssue({ code: 'custom', message: reasonOf(error) });
  }
}
