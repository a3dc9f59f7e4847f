import { expect, type Locator, type Page } from '@playwright/test';
import { hydrateAttribute, hydratedAttribute, moduleAttribute, rootId, startedAttribute } from '@site/runtime/names';

const controls = 'button, input, select, textarea, label, summary, [role=tab]';

/** Moves the pointer when the shell listens, and resolves when React answers in the frame. */
export async function whenFrameIsReady(page: Page): Promise<void> {
  await expect(page.locator(`html[${startedAttribute}]`)).toBeAttached();
  await page.mouse.move(1, 1, { steps: 2 });
  await expect(page.locator(`#${rootId}[${hydratedAttribute}]`)).toBeAttached();
}

/**
 * Resolves when React answers in the frame and in each module that hydrates on load or is on the screen. Other modules
 * wait for a press: the site repeats an early one.
 */
export async function whenHydrated(page: Page): Promise<void> {
  await whenFrameIsReady(page);
  await page.waitForFunction(
    ({ always, onScreen }) => {
      const isOnScreen = (module: Element) => {
        const { top, bottom } = module.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      };
      return !document.querySelector(always) && ![...document.querySelectorAll(onScreen)].some(isOnScreen);
    },
    {
      always: `[${moduleAttribute}]:not([${hydrateAttribute}]):not([${hydratedAttribute}])`,
      onScreen: `[${hydrateAttribute}=visible]:not([${hydratedAttribute}])`,
    },
  );
  await whenIdle(page);
}

/** Focuses a control, and resolves when React answers in its module. */
export async function whenAnswered(control: Locator): Promise<void> {
  await control.focus();
  const module = control.locator(`xpath=ancestor::*[@${moduleAttribute}][1]`);
  await expect(module).toHaveAttribute(hydratedAttribute, /.*/);
}

/** Scrolls through the page and focuses a control in each module, so that each one asks for its scripts. */
export async function useEachModule(page: Page): Promise<void> {
  await expect(page.locator(`html[${startedAttribute}]`)).toBeAttached();
  await page.evaluate(
    async ({ waiting, controls }) => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise((done) => requestAnimationFrame(done));
      }
      scrollTo(0, 0);
      for (const module of document.querySelectorAll(waiting))
        module.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
    },
    { waiting: `[${hydrateAttribute}=interaction]`, controls },
  );
}

/** React hydrates sections in an idle page. A page with a hanging script is never idle. */
export async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1000 })));
}
