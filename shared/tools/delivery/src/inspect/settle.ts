import type { Page } from 'playwright';
import { hydrateAttribute, hydratedAttribute, moduleAttribute, unhydrated } from '@site/hydration/names';

/** Modules that hydrate without a visitor, and have not done so. */
const late = `[${moduleAttribute}]:not([${hydrateAttribute}], [${hydratedAttribute}])`;
/** Modules that wait for a touch. */
const waiting = `[${moduleAttribute}][${hydrateAttribute}=interaction]:not([${hydratedAttribute}])`;

/** Resolves once React answers in the frame and in each module. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction((selector) => !document.querySelector(selector), unhydrated);
}

/** Resolves once everything is hydrated that does not wait for a press. The frame waits for a sign of the visitor. */
export async function whenHydratedAsRouted(page: Page): Promise<void> {
  await page.waitForFunction((selector) => !document.querySelector(selector), late);
}

/** Touches a control of each module that waits for one, until all of them are hydrated. */
export async function touchAll(page: Page): Promise<void> {
  await page.waitForFunction(touch, waiting);
}

function touch(selector: string): boolean {
  const controls = 'button, input, select, textarea, label, summary, [role=tab]';
  const modules = [...document.querySelectorAll(selector)].filter((module) => module.querySelector(controls));
  for (const module of modules)
    module.querySelector(controls)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  return modules.length === 0;
}

/** Lets what waits for the screen come, and waits for the pictures and for React to rest. */
export async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise((done) => requestAnimationFrame(done));
  }
  const pending = [...document.images].filter((image) => !image.complete);
  const settled = pending.map(
    (image) =>
      new Promise((done) => ['load', 'error'].forEach((name) => image.addEventListener(name, done, { once: true }))),
  );
  await Promise.race([Promise.all(settled), new Promise((done) => setTimeout(done, 5000))]);
  scrollTo(0, 0);
  await new Promise<void>((done) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(() => done(), { timeout: 500 }) : setTimeout(done, 200),
  );
}

/** Until what fades in is there. What moves for ever is not waited for. */
export async function finishAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity));
  const finished = Promise.allSettled(ending.map((animation) => animation.finished));
  await Promise.race([finished, new Promise((done) => setTimeout(done, 3000))]);
}
