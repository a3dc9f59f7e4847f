import type { Page } from '@playwright/test';
import { hydratedAttribute, moduleAttribute } from '@site/runtime/names';
import { breakPart, faults, type Fault } from '@site/e2e/faults';
import { useEachModule } from '@site/e2e/hydration';
import { everyPage } from '@site/e2e/paths';
import { expect, test, whenFrameIsReady, whenHydrated } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

interface Arrival {
  part: string;
  path: string;
  heading: string | RegExp;
}

interface Remote extends Arrival {
  from: string;
  follow: (page: Page) => Promise<void>;
}

const inBar = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

const everyRemote: readonly Remote[] = [
  { part: 'marketing', path: '/blog', heading: /./, from: '/projects', follow: inBar('Blog') },
  { part: 'projects', path: '/projects', heading: 'Our Projects', from: '/blog', follow: inBar('Our Projects') },
  {
    part: 'agency',
    path: '/agency_plans',
    heading: /./,
    from: '/overseas',
    follow: (page) => page.getByRole('main').locator('a[href="/agency_plans"]').first().click(),
  },
  { part: 'account', path: '/login', heading: /./, from: '/projects', follow: signIn },
];

const slow = { tag: '@slow' };
/** `npm test` tries each fault once, and one at each other moment. */
const sample = (isSampled: boolean) => (isSampled ? {} : slow);

/** New remotes are tested with their first page. */
const newRemotes = everyPage.filter(
  ({ part }, index) =>
    !everyRemote.some((remote) => remote.part === part) && everyPage.findIndex((page) => page.part === part) === index,
);
const arrivals: readonly Arrival[] = [...everyRemote, ...newRemotes.map((page) => ({ ...page, heading: /./ }))];

async function signIn(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sign in' }).click();
}

const recoverable = (fault: Fault) => fault !== 'throws while rendering';
/** The browser's messages about a fault; anything else fails the test. */
const expectedNoise = [
  /Failed to load resource/,
  /status 500/,
  /integrity/,
  /net::ERR_/,
  /\[[a-z][\w-]*@[^\]]+\]/,
  /Error: fault/,
  /uncaught: fault/,
  /preload/,
  /is already registered/,
  /React error #422/,
];

const retryButton = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Whether a part with late scripts hydrates without Try again. */
async function comesInTime(page: Page, part: string): Promise<boolean> {
  const hydrated = page.locator(`[${moduleAttribute}^="${part}/"][${hydratedAttribute}]`);
  await retryButton(page).or(hydrated).first().waitFor({ state: 'attached' });
  return (await retryButton(page).count()) === 0;
}

/** Dispatched, because a pointer on a link prefetches and may recover the fragment first. */
const tryAgain = (page: Page) => retryButton(page).dispatchEvent('click');

for (const remote of arrivals) {
  for (const fault of faults) {
    test(
      `${remote.part}, ${fault}: an arriving visitor reads, navigates and recovers`,
      sample(remote.part === 'projects'),
      async ({ page, guard }) => {
        guard.allow(...expectedNoise);
        const active = await breakPart(page, remote.part, fault);
        // Hanging preloads delay the load event.
        await page.goto(remote.path, { waitUntil: 'commit' });
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await useEachModule(page);
        // A preloaded script that is three seconds late still meets its limit.
        const isInTime = fault === 'three seconds late' && (await comesInTime(page, remote.part));
        if (!isInTime) await expect(retryButton(page)).toBeVisible();
        await active.lift();
        if (recoverable(fault)) {
          if (!isInTime) await tryAgain(page);
          await whenHydrated(page);
          await expect(retryButton(page)).toHaveCount(0);
          await expect(page.getByRole('heading', { level: 1, name: remote.heading })).toBeVisible();
        } else {
          await page
            .getByRole('contentinfo')
            .getByRole('link', { name: remote.part === 'marketing' ? 'Buy' : 'Blogs' })
            .click();
          await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        }
        expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
      },
    );
  }
}

for (const remote of everyRemote) {
  for (const fault of faults) {
    const details = sample(remote.part === 'projects' && fault === 'never answers');
    test(
      `${remote.part}, ${fault}: a navigating visitor gets a sentence and Try again`,
      details,
      async ({ page, guard }) => {
        guard.allow(...expectedNoise);
        const active = await breakPart(page, remote.part, fault);
        await page.goto(remote.from);
        await whenFrameIsReady(page);
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await remote.follow(page);
        await expect(page.getByRole('main').getByText(/cannot be shown right now/)).toBeVisible();
        await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        await active.lift();
        if (recoverable(fault)) {
          await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
          await expect(page.getByRole('heading', { level: 1, name: remote.heading })).toBeFocused();
          await expect(page.getByText(/cannot be shown right now/)).toHaveCount(0);
          await whenHydrated(page);
        }
        await expect(page).toHaveURL(new RegExp(`${remote.path}$`));
        expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
      },
    );
  }
}

const fragments: readonly { what: string; open: (page: Page) => Promise<unknown>; sampled?: Fault }[] = [
  {
    what: 'project grid: / works around it',
    open: (page) => page.goto('/', { waitUntil: 'commit' }),
    sampled: 'corrupt code',
  },
  {
    what: 'project grid: / works around it after a link',
    open: async (page) => {
      await page.goto('/blog');
      await whenFrameIsReady(page);
      await inBar('Home')(page);
    },
    sampled: 'refused',
  },
  {
    what: 'property grid: /overseas works around it',
    open: (page) => page.goto('/overseas', { waitUntil: 'commit' }),
  },
];

for (const { what, open, sampled } of fragments) {
  for (const fault of faults) {
    test(`${what}, and recovers (${fault})`, sample(sampled === fault), async ({ page, guard }) => {
      guard.allow(...expectedNoise);
      const active = await breakPart(page, 'projects', fault);
      await open(page);
      const search = page.getByRole('radio', { name: 'Rent' });
      await expect(search).toBeAttached();
      await search.check({ force: true });
      await expect(page.locator(`[${moduleAttribute}*="/pages/"][${hydratedAttribute}] h1`)).toBeAttached();
      await useEachModule(page);
      const isInTime = fault === 'three seconds late' && (await comesInTime(page, 'projects'));
      if (!isInTime) await expect(retryButton(page)).toBeVisible();
      await active.lift();
      if (recoverable(fault)) {
        if (!isInTime) await tryAgain(page);
        await whenHydrated(page);
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      }
      await expect(search).toBeChecked();
    });
  }
}

test('a page without its registry appears when the network returns', async ({ page, context, guard }) => {
  guard.allow(...expectedNoise, /list of pages could not be loaded/);
  await openHydrated(page, '/blog');
  await context.setOffline(true);
  await inBar('Our Projects')(page);
  await expect(page.getByText(/cannot be shown right now/)).toBeVisible();
  await expect(page).not.toHaveTitle(/not found/);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible();
  await expect(page).toHaveTitle('Our Projects | Manzil');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
});

test('an altered script does not run, and the page offers Try again', { tag: '@smoke' }, async ({ page, guard }) => {
  guard.allow(...expectedNoise);
  await page.route(/\/_\/agency\/.*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.tampered = true;` });
  });
  await page.goto('/pricing');
  await useEachModule(page);
  await expect(retryButton(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'tampered'))).toBeUndefined();
});

test('an altered registry is refused, so that it cannot name other scripts', async ({ page, guard }) => {
  guard.allow(...expectedNoise, /list of pages could not be loaded/);
  await page.route('**/_/registry/*.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  await openHydrated(page, '/blog');
  await inBar('Our Projects')(page);
  await expect(page.getByText(/cannot be shown right now/)).toBeVisible();
  await page.unrouteAll();
  await tryAgain(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible();
});
