import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findViolations } from '../site/axe';
import { expect } from '../site/test';
import type { CopiedSources, ServedSources } from './copied-sources';
import { test as base } from './own-site';

const title = { before: 'Our Projects', after: 'All our projects' };
const second = '1.0.0-0000beef';

const test = base.extend<object, { served: ServedSources }>({
  served: [
    async ({ sources }, use) => {
      await storeSecondRelease(sources);
      await sources.run('release', `projects@${second}`, '--without-browser');
      await use(await sources.serve(['console', '--port', '0']));
    },
    // On a busy machine two commands take over a minute.
    { scope: 'worker', timeout: 300_000 },
  ],
  site: [async ({ served }, use) => use(served), { scope: 'worker' }],
});

test(
  'the console shows a release and rolls it back by keyboard',
  { tag: '@sources' },
  async ({ page, served, guard }) => {
    test.setTimeout(60_000);
    await page.goto(served.entrance);
    const projects = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'projects', exact: true }) });
    await expect(projects.getByText(second, { exact: true })).toBeVisible();
    const first =
      (await projects
        .getByText(/^1\.0\.0-[0-9a-f]{8}$/)
        .last()
        .textContent()) ?? '';
    expect(await findViolations(page, 'html')).toEqual([]);

    await pressOn(page, 'Show what changed');
    const step = page.getByRole('list').filter({ hasText: 'Hide what changed' }).getByRole('listitem').first();
    await expect(step.getByText(`projects: ${first} → ${second}`)).toBeVisible();
    await pressOn(page, /^\/projects: changed/);
    await expect(step.getByText(`title: “${title.before}`)).toContainText(title.after);

    await pressOn(page, 'Roll back projects');
    const panel = page.getByRole('region', { name: 'Roll back projects' });
    await expect(panel.getByText(`Would put live again: projects ${first}`)).toBeVisible();
    await expect(projects.getByText(second, { exact: true }), 'nothing is changed by the first press').toBeVisible();
    expect(await findViolations(page, 'html')).toEqual([]);
    await pressOn(page, 'Roll back now');
    await expect(panel.getByText('Done.')).toBeVisible();

    await expect(projects.getByText('pinned')).toBeVisible();
    await expect(page.getByText(`Rollback projects to ${first}`, { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      'scrolls sideways on a phone',
    ).toBeLessThanOrEqual(0);
    await guard.assertClean();
  },
);

async function pressOn(page: Page, name: string | RegExp): Promise<void> {
  const target = (
    typeof name === 'string'
      ? page.getByRole('button', { name, exact: true })
      : page.locator('summary').filter({ hasText: name })
  ).first();
  await expect(target).toBeVisible();
  for (let steps = 0; !(await target.evaluate((element) => element === document.activeElement)); steps += 1) {
    if (steps === 100) throw new Error(`No Tab leads to "${String(name)}".`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

async function storeSecondRelease({ siteDir }: CopiedSources): Promise<void> {
  const releases = join(siteDir, 'releases/projects');
  const [first = ''] = await readdir(releases);
  const record = await readFile(join(releases, first, 'release.json'), 'utf8');
  const changed = record.replaceAll(first, second).replace(`"${title.before}"`, `"${title.after}"`);
  if (!changed.includes(title.after)) throw new Error(`No page of projects is called ${title.before} any more.`);
  await mkdir(join(releases, second));
  for (const name of ['node.cjs', 'types.json'])
    await copyFile(join(releases, first, name), join(releases, second, name));
  await writeFile(join(releases, second, 'release.json'), changed);
}
