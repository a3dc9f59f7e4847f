import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { livePath } from '@site/contracts';
import { partAttribute } from '@site/runtime/names';
import { expect, whenHydrated } from '@site/e2e/test';
import type { CopiedSources } from './copied-sources';
import { test } from './own-site';

test.use({ whole: true });

const [before, after] = ['10 projects', '10 projects in all'];

test(
  'an open tab follows a release after one link, unless text is unsent',
  { tag: '@sources' },
  async ({ page, context, guard, sources }) => {
    // Two activations and one compilation, while other tests compile.
    test.setTimeout(600_000);
    const writing = await context.newPage();
    for (const tab of [page, writing]) {
      // Not the suite's clock, which hides the document's server timing.
      await tab.addInitScript(() => {
        const { now } = Date;
        Date.now = () => now() + Number(Reflect.get(window, 'laterBy') ?? 0);
      });
      await tab.goto('/');
      await whenHydrated(tab);
    }
    await writing.getByRole('textbox', { name: 'Message' }).fill('I would like to');
    const [older] = await partsOf(page, 'projects');

    await changeProjects(sources);
    await sources.run('release', 'projects', '--without-browser');
    await sources.run('prune');

    for (const tab of [page, writing]) await passAMinute(tab);
    expect(await followTo(writing, 'Our Projects'), 'text was typed and not sent').toBe('same document');
    await expect(writing.getByRole('status').filter({ hasText: 'projects' })).toHaveText(before);
    expect(await partsOf(writing, 'projects')).toEqual([older]);

    expect(await followTo(page, 'Our Projects')).toBe('new document');
    await expect(page.getByRole('status').filter({ hasText: 'projects' })).toHaveText(after);
    const [newer] = await partsOf(page, 'projects');
    expect(newer).not.toBe(older);
    await whenHydrated(page);
    expect(await followTo(page, 'Blog'), 'nothing has changed since').toBe('same document');

    const newest = await liveOf(page);
    await sources.run('rollback', 'projects');
    // The server polls activations.
    await expect.poll(() => liveOf(page)).not.toBe(newest);

    await passAMinute(page);
    expect(await followTo(page, 'Our Projects')).toBe('new document');
    expect(await partsOf(page, 'projects')).toEqual([older]);

    const former = await liveOf(page);
    await damageScripts(sources, 'pages__projects.');
    await expect(sources.run('release', newer ?? '', '--without-browser')).rejects.toThrow(
      /differs in the storage from the hash/,
    );
    expect(await liveOf(page), 'a refusal changes nothing').toBe(former);
    await guard.assertClean();
  },
);

async function changeProjects({ checkout }: CopiedSources): Promise<void> {
  const file = join(checkout, 'remote-projects/src/pages/projects.tsx');
  const code = await readFile(file, 'utf8');
  const changed = code.replace('{projectCards.length} projects', '{projectCards.length} projects in all');
  if (changed === code) throw new Error('The page of all projects no longer says how many there are.');
  await writeFile(file, changed);
}

async function damageScripts({ siteDir }: CopiedSources, name: string): Promise<void> {
  const folder = join(siteDir, 'files/projects');
  for (const file of await readdir(folder))
    if (file.includes(name) && file.endsWith('.js')) await appendFile(join(folder, file), '\n// Altered.');
}

async function liveOf(tab: Page): Promise<string> {
  return (await tab.request.get(livePath)).text();
}

/** A tab asks for the live version once a minute. */
async function passAMinute(tab: Page): Promise<void> {
  await tab.evaluate(() => Object.assign(window, { laterBy: Number(Reflect.get(window, 'laterBy') ?? 0) + 61_000 }));
}

const titles = { 'Our Projects': 'Our Projects | Manzil', Blog: 'About us and blog | Manzil' };

async function followTo(tab: Page, name: keyof typeof titles): Promise<'same document' | 'new document'> {
  await tab.evaluate(() => Object.assign(window, { sameDocument: true }));
  await tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  await expect(tab).toHaveTitle(titles[name]);
  return (await tab.evaluate(() => Reflect.get(window, 'sameDocument'))) === true ? 'same document' : 'new document';
}

async function partsOf(page: Page, part: string): Promise<string[]> {
  const all = await page
    .locator(`[${partAttribute}^="${part}@"]`)
    .evaluateAll((elements, name) => elements.map((element) => element.getAttribute(name) ?? ''), partAttribute);
  return [...new Set(all)];
}
