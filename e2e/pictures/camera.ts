import { moduleAttribute, partAttribute, unhydrated } from '@site/runtime/names';
import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import type { Shot } from './shots';

export interface Photo {
  /** JPEG scaled by {@link scale}. Equal pages give equal bytes. */
  image: Buffer;
  parts: readonly PartBox[];
}

export interface PartBox {
  /** `projects` or `projects/fragments/project-grid`. */
  name: string;
  /** Picture pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Half: keeps a quarter of the bytes. */
export const scale = 0.5;
/** Both sides use the same compression. */
const quality = 50;
/** Pages that show the current date use this one. */
const moment = new Date('2026-01-01T12:00:00Z');
const limitMs = 120_000;

/** Opens a shot's page, stops motion, applies its state, and takes the picture. */
export async function takePhoto(
  browser: Browser,
  site: string,
  { path, width, isWholePage, act }: Shot,
): Promise<Photo> {
  const isPhone = width < 768;
  const viewport = { width, height: isPhone ? 844 : 900 };
  const context = await browser.newContext({
    baseURL: site,
    viewport,
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'UTC',
    locale: 'en-US',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(limitMs);
    await page.clock.setFixedTime(moment);
    // tsx marks functions with a helper that a page lacks.
    await page.addInitScript('globalThis.__name = (value) => value;');
    // Third-party content, such as the map, differs every day.
    await page.route(
      (url) => url.origin !== new URL(site).origin && url.protocol.startsWith('http'),
      (route) => route.abort(),
    );
    // With a query everything hydrates on load.
    await page.goto(/[?#]/.test(path) ? path : `${path}?utm_source=pictures`);
    await whenStill(page);
    if (act) {
      await act(page);
      await whenStill(page);
    }
    const parts = isWholePage ? await readParts(page) : [];
    const picture = await page.screenshot({ fullPage: isWholePage, animations: 'disabled', caret: 'hide' });
    const { width: full = width } = await sharp(picture).metadata();
    const image = await sharp(picture)
      .removeAlpha()
      .resize({ width: Math.round(full * scale), kernel: 'cubic' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    return { image, parts };
  } finally {
    await context.close();
  }
}

async function whenStill(page: Page): Promise<void> {
  await page.waitForFunction((selector) => !document.querySelector(selector), unhydrated);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(done));
    }
    scrollTo(0, 0);
    await Promise.all(
      [...document.images]
        .filter((image) => image.checkVisibility())
        .map((image) => image.decode().catch(() => undefined)),
    );
    await new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
  });
}

function readParts(page: Page): Promise<PartBox[]> {
  const names = { factor: scale, ofPart: partAttribute, ofModule: moduleAttribute };
  return page.evaluate(({ factor, ofPart, ofModule }) => {
    const named = [...document.querySelectorAll(`[${ofPart}], [${ofModule}], header, footer`)];
    return named.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const part = element.closest(`[${ofPart}]`)?.getAttribute(ofPart)?.split('@')[0] ?? 'shell';
      const isFrame = element.matches('header, footer');
      const name =
        element.getAttribute(ofModule) ??
        (isFrame && part === 'shell' ? `shell, ${element.tagName.toLowerCase()}` : part);
      return { name, x: x * factor, y: (y + scrollY) * factor, width: width * factor, height: height * factor };
    });
  }, names);
}

/** What determines text rendering: the browser's major version and a hash of words in system fonts. */
export interface Fingerprint {
  browser: string;
  text: string;
}

/** Without the site, so that a missing site font is a difference. */
export async function readFingerprint(browser: Browser): Promise<Fingerprint> {
  const page = await browser.newPage({ viewport: { width: 600, height: 200 } });
  try {
    await page.setContent(
      ['sans-serif', 'serif', 'monospace']
        .map((family) => `<p style="font:20px ${family}">Manzil, 14 Canal Bank Road — $90,000 ﺐﺘﻛ</p>`)
        .join(''),
    );
    const picture = await page.screenshot();
    return {
      browser: browser.version().split('.')[0] ?? '',
      text: createHash('sha256').update(picture).digest('hex').slice(0, 16),
    };
  } finally {
    await page.close();
  }
}
