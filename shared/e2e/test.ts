import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';
import { Capabilities, needType } from './needs';
import { PageGuard } from './page-guard';
import { describeFailure } from './report/annotations';
import { runSite, type RunningSite } from './running-site';

interface SiteFixtures {
  guard: PageGuard;
  capabilities: Capabilities;
  /** Skips a test on a site that lacks what it {@link needs}. */
  needed: void;
}

interface SiteWorkerFixtures {
  site: RunningSite;
  /** Lazy: sites of tools have no registry. */
  readCapabilities: () => Promise<Capabilities>;
}

/** Each worker has a site and a database, each test a client address (for the rate limit) and a page guard. */
export const test = base.extend<SiteFixtures, SiteWorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await runSite();
      await use(site);
      await site.stop();
    },
    // On a busy machine a start takes over a minute.
    { scope: 'worker', timeout: 300_000 },
  ],
  readCapabilities: [
    async ({ site }, use) => {
      let read: Promise<Capabilities> | undefined;
      await use(() => (read ??= Capabilities.read(site.url)));
    },
    { scope: 'worker' },
  ],
  capabilities: async ({ readCapabilities }, use) => use(await readCapabilities()),
  needed: [
    async ({ readCapabilities }, use, info) => {
      const isAsked = info.annotations.some(({ type }) => type === needType);
      const reason = isAsked ? await (await readCapabilities()).whyMissing(info.annotations) : undefined;
      const isFromElsewhere = Boolean(process.env.BASE_URL ?? process.env.MIX);
      info.skip(reason !== undefined && isFromElsewhere, reason);
      if (reason) throw new Error(`${reason} These sources must have it.`);
      await use();
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }),
  guard: [
    async ({ page, site }, use, info) => {
      const guard = new PageGuard(page, site.url);
      await guard.install();
      await use(guard);
      const finding = await guard.assertClean().then(
        () => undefined,
        (error: unknown) => error as Error,
      );
      const errors = finding ? [...info.errors, finding] : info.errors;
      if (errors.length > 0) info.annotations.push(...(await describeFailure(page, info, errors)));
      // A test may end while a route still answers.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (finding) throw finding;
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
export { whenFrameIsReady, whenHydrated, whenIdle } from './hydration';
export { needs } from './needs';
