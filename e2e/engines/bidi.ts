import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { elementOf, type Engine, type EngineBrowser, type Target } from './browser';

const paths = {
  firefox: [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
  chromium: [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
};

const find = (name: keyof typeof paths) => paths[name].find((path) => path !== undefined && existsSync(path));

/** Firefox supports WebDriver BiDi without a driver. */
export const firefox: Engine = {
  name: 'firefox',
  missing: () =>
    find('firefox') ? undefined : 'Firefox is not installed (apt-get install firefox-esr, or name it in FIREFOX_PATH).',
  launch: () => launch({ browser: 'firefox', executablePath: find('firefox') ?? '' }),
};

/** The reference. */
export const chromium: Engine = {
  name: 'chromium',
  missing: () => (find('chromium') ? undefined : 'Chromium is not installed.'),
  launch: () =>
    launch({
      browser: 'chrome',
      executablePath: find('chromium') ?? '',
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    }),
};

async function launch(options: LaunchOptions): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({ ...options, headless: true, protocolTimeout: 60_000 });
  const page = await browser.newPage();
  const element = async (target: Target): Promise<ElementHandle> => {
    const handle = (await page.evaluateHandle(elementOf(target))).asElement();
    if (!handle) throw new Error(`There is no ${JSON.stringify(target)} to be seen.`);
    return handle as ElementHandle;
  };
  return {
    opensBeforeLoad: true,
    // A failing or hanging script delays the load event.
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    read: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    click: async (target) => (await element(target)).click(),
    type: async (target, text) => (await element(target)).type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
