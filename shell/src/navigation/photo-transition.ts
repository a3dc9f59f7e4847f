/** Maximum time (ms) that the old page stays still. */
const longestStandstillMs = 500;

let pressed: { from: string; to: string; photo: HTMLElement } | undefined;
let onShown: () => void = () => undefined;

/** React's `ViewTransition` would start one on every page with cards. */
export function watchCards(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('article a[href]') : null;
      const photo = link?.querySelector('img');
      pressed = link && photo ? { from: location.pathname, to: new URL(link.href).pathname, photo } : undefined;
    },
    { capture: true },
  );
}

/** Turns a pressed card's photograph into the page's (`data-hero`), except under reduced motion. */
export function showWithPhoto(pathname: string, show: () => void): void {
  const card = pressed;
  const leads = card?.to === pathname && card.from !== pathname && card.photo.isConnected;
  if (!leads || !('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return show();
  pressed = undefined;
  setNames([card.photo], true);
  const transition = document.startViewTransition(async () => {
    const shown = new Promise<void>((done) => {
      onShown = done;
      setTimeout(done, longestStandstillMs);
    });
    show();
    await shown;
    setNames([card.photo], false);
    const moving = [...document.querySelectorAll<HTMLElement>('[data-hero] img, [data-hero] > div')];
    setNames(moving, true);
    // Otherwise the card's photograph would fade.
    if (moving.length === 0) transition.skipTransition();
    void transition.finished.catch(() => undefined).then(() => setNames(moving, false));
  });
  // Skipped in hidden windows and by newer transitions.
  transition.ready.catch(() => undefined);
}

export function pageShown(): void {
  onShown();
}

function setNames(elements: readonly HTMLElement[], isMoving: boolean): void {
  for (const element of elements)
    element.style.viewTransitionName = !isMoving ? 'none' : element instanceof HTMLImageElement ? 'photo' : 'words';
}
