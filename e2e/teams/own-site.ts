import { runSite, type RunningSite } from '../site/running-site';
import { test as base } from '../site/test';
import { copySources, type CopiedSources } from './copied-sources';

interface OwnSite {
  /**
   * Whether the checkout has the sources of every part. Default: shared code alone, as a team needs it to add a part.
   */
  whole: boolean;
  sources: CopiedSources;
  site: RunningSite;
}

/** Served from a storage of its own, so that a release here affects no other test, with the data of the checkout. */
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
      // Of this worker alone: fixtures of their own give a test a worker of its own.
      process.env.SITE_DIR = sources.siteDir;
      const site = await runSite(process.env, sources.dataDir);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
