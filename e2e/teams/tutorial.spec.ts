import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, whenHydrated } from '@site/e2e/test';
import type { CopiedSources, ServedSources } from './copied-sources';
import { test as base } from './own-site';
import { readTutorial, type TutorialStep } from './tutorial-steps';

const test = base.extend({
  // A development server is another origin and accepts no extra headers.
  extraHTTPHeaders: async ({}, use) => use({}),
});
test.use({ whole: true });

test(
  'following the tutorial makes a remote live without changing the shell',
  { tag: ['@sources', '@slow'] },
  async ({ page, guard, site, sources }) => {
    // Compiles one part for development, checks it and releases it twice. Installs nothing.
    test.setTimeout(1_200_000);
    // Differs from a public site: page and part come from development servers.
    guard.allow(/^request to another origin: http:\/\/localhost:/);
    // An edited page that loads again differs from its HTML, which is that of the start.
    guard.allow(/^console error: \[shell\] Error: Hydration failed/);
    // Other parts come from the live site: their builds are removed.
    await rm(join(sources.checkout, '.cache/build'), { recursive: true });
    const before = await listVersions(sources);
    const shell = await readShell(sources);
    const reader = new Reader(page, site.url, sources);

    for (const step of await readTutorial())
      await test.step(Object.values(step).join(' ').slice(0, 80), () => reader.follow(step));

    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await listVersions(sources)).toEqual({ ...before, 'market-news': expect.stringMatching(/^1\.0\.0-/) });
    expect(await readShell(sources)).toEqual(shell);

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
    await expect(reader.heading).toHaveText('RENT, BUY, SELL');
    // No page links to the new one yet. After a reload, Back is a navigation in a document that never loaded it.
    await page.reload();
    await whenHydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const loaded = page.waitForRequest(/\/_\/market-news\/remoteEntry\./);
    await page.goBack();
    await loaded;
    await expect(reader.heading).toHaveText('Lahore this week');
    await expect(page).toHaveTitle(/^Market news/);
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  },
);

/** Follows the tutorial. The test's site is that of `npm start`, with storage and database open. */
class Reader {
  readonly heading: Locator;
  #developed: ServedSources | undefined;
  #written = { file: '', text: '' };

  constructor(
    readonly page: Page,
    readonly siteUrl: string,
    readonly sources: CopiedSources,
  ) {
    this.heading = page.getByRole('heading', { level: 1 });
  }

  async follow(step: TutorialStep): Promise<void> {
    switch (step.does) {
      case 'run':
        return this.#run(step.command);
      case 'write':
        this.#written = step;
        return writeFile(join(this.sources.checkout, step.file), step.text);
      case 'open':
        return this.#open(step.url, step.heading);
      case 'see':
        return this.#see(step.heading);
      case 'stop':
        // The old page would report a missing development server.
        await this.page.goto(this.siteUrl);
        return this.#developed?.stop();
    }
  }

  async #run(command: string): Promise<void> {
    const [, script = '', words = ''] =
      /^(?:PORT=\d+ )?(?:npm(?: run)?|npx manzil) (\S+)(?: (?:-- )?(.+))?$/.exec(command) ?? [];
    if (script === 'start') return;
    if (script === 'check') return this.#check();
    if (script === 'dev') {
      this.#developed = await this.sources.serve(['dev', ...words.split(' ')]);
      const output = this.#developed.output();
      expect(output).toContain('Contact requests: the site that has the database open');
      const built = [...output.matchAll(/built ([a-z-]+) in|([a-z-]+) is built already/g)].map(([, a, b]) => a ?? b);
      expect(built.sort()).toEqual([words, 'shell']);
      await this.page.goto(this.#developed.url);
    } else if (script) await this.sources.run(script, ...words.split(' ').filter(Boolean));
    else await this.sources.runTool(command);
  }

  /** What `npm run check` asks of the new part, and the tests that read every part. All of it takes minutes. */
  async #check(): Promise<void> {
    for (const tool of [
      'tsc -p tsconfig.json',
      'prettier --check remote-market-news',
      'eslint remote-market-news',
      'jest remote-market-news shared/line/build shared/line/commands/new-remote shared/line/presets',
    ])
      await this.sources.runTool(`npx ${tool}`);
  }

  /** Then edits the heading and undoes it. */
  async #see(heading: string): Promise<void> {
    await this.#expectHeading(heading);
    const { file, text } = this.#written;
    const edited = 'Lahore, edited';
    for (const next of [edited, heading]) {
      await writeFile(join(this.sources.checkout, file), text.replace(heading, next));
      await this.#expectHeading(next);
    }
  }

  /** A compilation and an update on a busy machine. */
  #expectHeading(text: string): Promise<void> {
    return expect(this.heading).toHaveText(text, { timeout: 120_000 });
  }

  async #open(address: string, heading: string): Promise<void> {
    const { port, pathname } = new URL(address);
    const url = (port === '3000' ? this.siteUrl : this.#developed?.url) + pathname;
    // The server checks compositions five times a second and shows one when it is in memory.
    await expect.poll(async () => (await this.page.request.get(url)).status()).toBe(200);
    await this.page.goto(url);
    await whenHydrated(this.page);
    await expect(this.heading).toHaveText(heading);
  }
}

async function listVersions({ run: runCommand }: CopiedSources): Promise<Record<string, string>> {
  const rows = [...(await runCommand('status')).matchAll(/^([a-z0-9-]+) +(\d+\.\d+\.\d+-[0-9a-f]+) /gm)];
  return Object.fromEntries(rows.map(([, part = '', version = '']) => [part, version]));
}

async function readShell({ siteDir }: CopiedSources): Promise<Record<string, string>> {
  const names = (await readdir(siteDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file.split(sep).includes('shell'));
  const hashes = names.map(
    async (file) =>
      [
        file,
        createHash('sha256')
          .update(await readFile(file))
          .digest('hex'),
      ] as const,
  );
  const all = await Promise.all(hashes);
  if (all.length === 0) throw new Error('The storage has no release of the shell.');
  return Object.fromEntries(all);
}
