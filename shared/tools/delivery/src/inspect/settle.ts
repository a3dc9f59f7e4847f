/** React marks the elements that it has hydrated. */
export function isHydrated(): boolean {
  const isMarked = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  return (
    isMarked(document.querySelector('main')) &&
    [...document.querySelectorAll('[data-module]')].every((part) => isMarked(part))
  );
}

/** Whether everything is hydrated that does not wait for a press. The frame waits for a sign of the visitor. */
export function isHydratedAsRouted(): boolean {
  return [...document.querySelectorAll('[data-module]:not([data-hydrate])')].every((part) =>
    Object.keys(part).some((key) => key.startsWith('__reactFiber$')),
  );
}

/** Touches a control of each module that waits for one. True once all of them are hydrated. */
export function touch(): boolean {
  const controls = 'button, input, select, textarea, label, summary, [role=tab]';
  const waiting = [...document.querySelectorAll('[data-module][data-hydrate=interaction]')].filter(
    (module) => !Object.keys(module).some((key) => key.startsWith('__reactFiber$')) && module.querySelector(controls),
  );
  for (const module of waiting)
    module.querySelector(controls)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  return waiting.length === 0;
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
