import { installMediaQueries } from './media-queries';

class SilentObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly thresholds = [0];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

function installDialogs() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('a, button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

function installIntoWindow() {
  installDialogs();
  window.scrollTo = () => {};
  Object.assign(globalThis, { ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver });
  installMediaQueries();
  Object.assign(Element.prototype, {
    scrollTo() {},
    scrollIntoView() {},
    hasPointerCapture: () => false,
    setPointerCapture() {},
    releasePointerCapture() {},
    getAnimations: () => [],
  });
  URL.createObjectURL ??= (source: Blob | MediaSource) => `blob:${source instanceof File ? source.name : 'object'}`;
  URL.revokeObjectURL ??= () => {};
}

/** What browsers have and jsdom lacks. Does nothing in the node environment. */
export function installPolyfills() {
  if (typeof window !== 'undefined') installIntoWindow();
}
