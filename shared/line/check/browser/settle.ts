import { hydrateAttribute, hydratedAttribute, moduleAttribute } from '@site/runtime/names';

/** What hydrates without a press. The shell needs a sign of the visitor. */
export const hydratesLate = `[${moduleAttribute}]:not([${hydrateAttribute}], [${hydratedAttribute}])`;
export const waitsForPress = `[${moduleAttribute}][${hydrateAttribute}=interaction]:not([${hydratedAttribute}])`;

/** Touches waiting modules. Whether none are left. Runs in the page. */
export function touch(selector: string): boolean {
  const controls = 'button, input, select, textarea, label, summary, [role=tab]';
  const modules = [...document.querySelectorAll(selector)].filter((module) => module.querySelector(controls));
  for (const module of modules)
    module.querySelector(controls)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  return modules.length === 0;
}

/** Scrolls, then waits for pictures and React. Runs in the page. */
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
  await new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
}

/** Runs in the page. */
export async function finishAnimations(): Promise<void> {
  await window.__check.whenEnded(document.getAnimations());
}
