/**
 * `npm run e2e -- --pictures --readme`: the README's pictures, from the site of `npm run e2e` or `BASE_URL`, as WebP in
 * `shared/docs/pictures`, each below 200 KB.
 */
import { partAttribute } from '@site/runtime/names';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import sharp from 'sharp';
import { runSite } from '../site/running-site';

interface Picture {
  file: string;
  path: string;
  context: BrowserContextOptions;
}

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true };
const pictures: readonly Picture[] = [
  { file: 'desktop.webp', path: '/', context: desktop },
  { file: 'phone.webp', path: '/projects', context: phone },
  { file: 'parts.webp', path: '/?parts', context: { viewport: { width: 1280, height: 1100 } } },
];
const folder = resolve(import.meta.dirname, '../../shared/docs/pictures');
const limit = 200_000;

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
const site = await runSite();
mkdirSync(folder, { recursive: true });
try {
  for (const picture of pictures) await take(picture);
} finally {
  await browser.close();
  await site.stop();
}

async function take({ file, path, context: options }: Picture): Promise<void> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(site.url + path, { waitUntil: 'load' });
  if (path.endsWith('?parts')) await showFragments(page);
  await page.evaluate(() =>
    Promise.all([
      document.fonts.ready,
      ...[...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode()),
    ]),
  );
  const bytes = await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toBuffer();
  if (bytes.length > limit) throw new Error(`${file} has ${bytes.length} bytes; the README allows ${limit}.`);
  writeFileSync(join(folder, file), bytes);
  console.log(`${file}  ${Math.round(bytes.length / 1000)} KB`);
  await context.close();
}

async function showFragments(page: Page): Promise<void> {
  const fragment = page.locator(`main [${partAttribute}^="projects@"]`).first();
  await fragment.scrollIntoViewIfNeeded();
  await fragment.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 320));
  await fragment.locator('img').first().waitFor();
}
