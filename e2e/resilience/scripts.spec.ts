import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startedAttribute } from '@site/runtime/names';
import { useEachModule } from '@site/e2e/hydration';
import { everyPage } from '@site/e2e/paths';
import { failScript, listScripts, scriptFaults, type ScriptFault } from '@site/e2e/script-faults';
import { expect, test, whenHydrated } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';
import { PageGuard } from '@site/e2e/page-guard';

/** The browser's messages about a failed script; anything else fails the test. */
const expectedNoise = [
  /Failed to load resource/,
  /status 500/,
  /integrity/,
  /net::ERR_/,
  /\[[a-z][\w-]*@?[^\]]*\]/,
  /preload/,
  /is already registered/,
];

const pageOfEachPart = everyPage
  .filter(({ part }, index) => everyPage.findIndex((page) => page.part === part) === index)
  .map(({ path }) => path);

/** The first has most chunks of the shell; `npm test` fails a quarter of them in one way. */
const pages = [...new Set(['/', '/projects_details_view', '/overseas', ...pageOfEachPart])];

for (const path of pages) {
  for (const [turn, fault] of scriptFaults.entries()) {
    const details = path === '/' && turn === 0 ? {} : { tag: '@slow' };

    test(
      `${path}: readable when a script fails (${fault}), and Try again repairs it`,
      details,
      async ({ page, context, browser, site, guard }) => {
        const scripts = (await listScripts(page, path)).filter((script) => !isReplayScript(script));
        const chosen = scripts.filter((_, index) => index % scriptFaults.length === turn);
        const sent = await sentText(browser, site.url + path);
        test.setTimeout(60_000 * (chosen.length + 1));
        // Workers take the next item when they finish one.
        const waiting = chosen.values();
        const failEach = async (at: Page, watch: PageGuard) => {
          for (const script of waiting)
            await test.step(script, () => failAndRecover(at, watch, { path, script, fault, sent }));
        };
        const others = fault === 'never answers' ? await openOthers(context, site.url) : [];
        await Promise.all([guard, ...others].map((each) => failEach(each.page, each)));
        for (const other of others) await other.assertClean();
      },
    );
  }
}

test('without the replay script the page hydrates as usual', async ({ page, guard }) => {
  guard.allow(...expectedNoise);
  const replay = (await listScripts(page, '/')).find(isReplayScript) ?? '';
  await failScript(page, replay, 'refused');
  await openHydrated(page, '/');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

/** A hanging script idles for up to ten seconds: more tabs, in which others hang. */
async function openOthers(context: BrowserContext, url: string): Promise<PageGuard[]> {
  return Promise.all(
    [1, 2].map(async () => {
      const guard = new PageGuard(await context.newPage(), url);
      await guard.install();
      return guard;
    }),
  );
}

function isReplayScript(script: string): boolean {
  return script.startsWith('/_/shell/replay.');
}

interface Scenario {
  path: string;
  script: string;
  fault: ScriptFault;
  sent: string;
}

async function failAndRecover(page: Page, guard: PageGuard, { path, script, fault, sent }: Scenario): Promise<void> {
  guard.allow(...expectedNoise);
  const lift = await failScript(page, script, fault);
  // A hanging script delays the load event.
  await page.goto(path, { waitUntil: 'commit' });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const retry = page.getByRole('button', { name: 'Try again' });
  // Of the scripts that a page needs to start, or of those that it loads when it is used.
  await expect(retry.or(page.locator(`html[${startedAttribute}]`)).first()).toBeAttached({ timeout: 30_000 });
  if ((await retry.count()) === 0) await useEachModule(page);
  // The limit of a first script is ten seconds.
  await expect(retry, `${script} has failed`).toBeVisible({ timeout: 30_000 });
  expect(await textOf(page), `${script}: the text of the page`).toBe(sent);
  lift();
  await retry.click();
  await whenHydrated(page);
  await expect(retry).toHaveCount(0);
  expect(await textOf(page), `${script}: the text after Try again`).toBe(sent);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
}

function textOf(page: Page): Promise<string> {
  return page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll('noscript')) element.remove();
    return copy.textContent;
  });
}

async function sentText(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const text = await textOf(page);
  await context.close();
  return text;
}
