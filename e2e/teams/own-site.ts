import { runSite, type RunningSite } from '@site/e2e/running-site';
import { test as base } from '@site/e2e/test';
import { copySources, type CopiedSources } from './copied-sources';

interface OwnSite {
  /** Whether the checkout has all sources. Default: shared code only, enough to add a part. */
  whole: boolean;
  sources: CopiedSources;
  site: RunningSite;
}

export const test = base.extend<object, OwnSite>({
  whole: [false, { scope: 'worker', option: true }],
  sources: [
    async ({ whole }, use) => {
      const sources = await copySources({ whole });
      await use(sources);
      await sources.remove();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ sources }, use) => {
      // Per worker: these fixtures give a test a new worker.
      process.env.SITE_DIR = sources.siteDir;
      const site = await runSite(process.env, sources.dataDir);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
