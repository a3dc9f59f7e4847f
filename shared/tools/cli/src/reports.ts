import { join } from 'node:path';
import type { AskedViews, ComparedViews, SiteHealth, StoredReport } from '@site/contact-store';
import type { SiteConfig } from '@site/contracts';
import type { Settings } from '@site/delivery/settings';
import { UserError } from '@site/delivery/storage';

/** Reports for operators. */
export interface Reports {
  health: (days: number) => Promise<SiteHealth>;
  /** `undefined` when missing. */
  find: (id: number) => Promise<StoredReport | undefined>;
  /** For careful releases. */
  compareViews: (asked: readonly AskedViews[]) => Promise<ComparedViews[]>;
}

/**
 * Reports in `DATABASE_URL` or `DATA_DIR`, also beside a running site. Throws one sentence when the site sends them
 * elsewhere, or none.
 */
export async function openReports(
  { dataDir }: Pick<Settings, 'dataDir'>,
  { beacon, contact }: SiteConfig,
  { DATABASE_URL: databaseUrl }: NodeJS.ProcessEnv = process.env,
): Promise<Reports> {
  if (!beacon)
    throw new UserError('Browsers report nothing: REPORT_SAMPLE is 0. npx manzil settings REPORT_SAMPLE=1 changes it.');
  if (beacon.url)
    throw new UserError(
      `Browsers report to ${beacon.url} (REPORT_URL), so the reports are not here. npx manzil settings REPORT_URL= keeps them in the contact database.`,
    );
  if (contact.url && !databaseUrl)
    throw new UserError(
      `Browsers report to ${contact.url}. Set DATABASE_URL to the connection string of that project to read the reports.`,
    );
  const { readComparedViews, readHealth, readReportById } = await import('@site/contact-store');
  const place = { databaseUrl, dataDir: join(dataDir, 'contact') };
  return {
    health: (days) => readHealth(place, days),
    find: (id) => readReportById(place, id),
    compareViews: (asked) => readComparedViews(place, asked),
  };
}
