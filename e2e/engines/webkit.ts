import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
// eslint-disable-next-line no-restricted-syntax -- a driver that starts is seen by asking it again, in no page
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { elementOf, type Engine, type EngineBrowser, type Target } from './browser';

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/xvfb-run';
const keys = {
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  a: 'a',
  b: 'b',
} as const;

/** WebKitGTK, Safari's engine, through its WebDriver, on a virtual display. */
export const webkit: Engine = {
  name: 'webkit',
  missing: () =>
    existsSync(driver) && existsSync(display)
      ? undefined
      : 'WebKitGTK is not installed (apt-get install webkit2gtk-driver xvfb).',
  launch,
};

async function launch(): Promise<EngineBrowser> {
  const port = await findFreePort();
  // A process group: display, driver and browser end together.
  const server = spawn(display, ['-a', '-s', '-screen 0 1600x1200x24', driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: process.getuid?.() === 0 ? '1' : '',
    },
  });
  const stop = () => void (server.pid && process.kill(-server.pid, 'SIGTERM'));
  try {
    await answers(`http://127.0.0.1:${port}/status`);
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
        }),
      )
      .build();
    await session.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
    const element = async (target: Target): Promise<WebElement> => {
      const found = await session.executeScript<WebElement | null>(`return ${elementOf(target)} ?? null`);
      if (!found) throw new Error(`There is no ${JSON.stringify(target)} to be seen.`);
      return found;
    };
    return {
      // With `eager`, WebKitWebDriver lost most page loads.
      opensBeforeLoad: false,
      open: (url) => session.get(url),
      read: (expression) =>
        session.executeAsyncScript(
          `const done = arguments[arguments.length - 1]; Promise.resolve(${expression}).then(done);`,
        ),
      click: async (target) => (await element(target)).click(),
      type: async (target, text) => (await element(target)).sendKeys(text),
      press: (key) => session.actions().sendKeys(keys[key]).perform(),
      resize: (width, height) =>
        session
          .manage()
          .window()
          .setRect({ x: 0, y: 0, width, height })
          .then(() => undefined),
      close: async () => {
        await session.quit().catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

function findMiniBrowser(): string {
  const places = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'].flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((version) => `${folder}/${version}/MiniBrowser`),
  );
  const found = places.find((path) => existsSync(path));
  if (!found) throw new Error('WebKitWebDriver is installed without MiniBrowser: apt-get install webkit2gtk-driver.');
  return found;
}

function findFreePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The driver listens some time after its start. */
async function answers(url: string): Promise<void> {
  const end = performance.now() + 20_000;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > end) throw new Error('WebKitWebDriver did not start within 20 s.');
    await setTimeout(100);
  }
}
