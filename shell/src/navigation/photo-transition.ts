/** How long the picture of the old page may stand still while the next page is rendered, in milliseconds. */
const longestStandstillMs = 500;

/** The card that was pressed last, and where from. */
let pressed: { from: string; to: string; photo: HTMLElement } | undefined;
let onShown: () => void = () => undefined;

/**
 * Remembers the photograph of a card that is pressed. React's `ViewTransition` would start one on every page that has
 * cards, also to let nothing move.
 */
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

/**
 * Shows the page at a path. Where a card led to it, its photograph becomes the page's head photograph (`data-hero`) in
 * a view transition; not with reduced motion, nor in a browser that has none.
 */
export function showWithPhoto(pathname: string, show: () => void): void {
  const card = pressed;
  const leads = card?.to === pathname && card.from !== pathname && card.photo.isConnected;
  if (!leads || !('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return show();
  pressed = undefined;
  let moving = [card.photo];
  setNames(moving, true);
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((done) => {
        let isDue = true;
        const arrive = () => {
          if (!isDue) return;
          isDue = false;
          setNames(moving, false);
          moving = [...document.querySelectorAll<HTMLElement>('[data-hero] img, [data-hero] > div')];
          setNames(moving, true);
          // Without a head photograph to become, the card's would fade alone.
          if (moving.length === 0) transition.skipTransition();
          done();
        };
        onShown = arrive;
        setTimeout(arrive, longestStandstillMs);
        show();
      }),
  );
  // Skipped when the window is hidden or another transition begins: the page is shown all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.catch(() => undefined).then(() => setNames(moving, false));
}

/** The page is in the document now. */
export function pageShown(): void {
  onShown();
}

/** A photograph, and the words that stand on it. */
function setNames(elements: readonly HTMLElement[], isMoving: boolean): void {
  for (const element of elements)
    element.style.viewTransitionName = !isMoving ? 'none' : element instanceof HTMLImageElement ? 'photo' : 'words';
}
