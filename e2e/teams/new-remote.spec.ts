import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { expect, whenHydrated } from '../site/test';
import type { CopiedSources } from './copied-sources';
import { test } from './own-site';

test('two commands put a new remote live, and no file of the shell changes', { tag: '@sources' }, async ({ page, guard, sources }) => {
  // Installing nothing, it builds one part, renders every page and opens the new one in Chromium: a minute on a busy machine.
  test.setTimeout(240_000);
  guard.allow(/status 404: .*\/market-news/, /Failed to load resource/);
  const before = await listVersions(sources);
  const shell = await readShell(sources);
  expect((await page.goto('/market-news'))?.status()).toBe(404);

  await sources.run('new-remote', 'market-news');
  await sources.run('release', 'market-news');

  // The server looks for a new composition five times a second, and shows it once it is in memory.
  await expect.poll(async () => (await page.request.get('/market-news')).status()).toBe(200);
  expect((await page.goto('/market-news'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Market news' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await whenHydrated(page);
  const after = await listVersions(sources);
  expect(after).toEqual({ ...before, 'market-news': expect.stringMatching(/^1\.0\.0-/) });
  expect(await readShell(sources)).toEqual(shell);

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'RENT, BUY, SELL' })).toBeVisible();
  // No page links to the new one yet. After a reload, Back is a navigation inside a document that has never loaded it.
  await page.reload();
  await whenHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const loaded = page.waitForRequest(/\/_\/market-news\/remoteEntry\./);
  await page.goBack();
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Market news' })).toBeVisible();
  await expect(page).toHaveTitle(/^Market news/);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

/** Version of each part, as `npm run status` says it. */
async function listVersions({ run }: CopiedSources): Promise<Record<string, string>> {
  const rows = [...(await run('status')).matchAll(/^([a-z0-9-]+) +(\d+\.\d+\.\d+-[0-9a-f]+) /gm)];
  return Object.fromEntries(rows.map(([, part = '', version = '']) => [part, version]));
}

/** Hash of each file that has been released of the shell. */
async function readShell({ siteDir }: CopiedSources): Promise<Record<string, string>> {
  const names = (await readdir(siteDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file.split(sep).includes('shell'));
  const hashes = names.map(async (file) => [file, createHash('sha256').update(await readFile(file)).digest('hex')] as const);
  const all = await Promise.all(hashes);
  if (all.length === 0) throw new Error('The storage has no release of the shell.');
  return Object.fromEntries(all);
}
