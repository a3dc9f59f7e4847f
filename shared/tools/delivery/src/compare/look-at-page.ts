import type { Browser } from 'playwright';
import { type Screen, scrollThrough, whenHydrated } from '../inspect';

export interface PageView {
  picture: Buffer;
  /** Lines of the accessibility tree. */
  tree: readonly string[];
}

const limitMs = 20_000;

/** The same date on both sides. */
const moment = new Date('2026-01-01T12:00:00Z');

/** Opens a page with motion stopped. Makes no external requests. */
export async function lookAtPage(browser: Browser, url: string, { width, height, isTouch }: Screen): Promise<PageView> {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: isTouch,
    isMobile: isTouch,
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
    await context.addInitScript('globalThis.__name = (value) => value;');
    const { origin } = new URL(url);
    await context.route(
      (asked) => asked.origin !== origin && /^https?:$/.test(asked.protocol),
      (route) => route.abort(),
    );
    await page.goto(url, { waitUntil: 'load' });
    if ((await page.locator('script[src]').count()) > 0) await whenHydrated(page).catch(() => undefined); // The release check refuses such a page.
    await page.evaluate(scrollThrough);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const tree = (await page.locator('body').ariaSnapshot()).split('\n');
    return { picture: await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }), tree };
  } finally {
    await context.close();
  }
}
