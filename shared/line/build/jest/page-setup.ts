import '@testing-library/jest-dom';
// Loaded before the hook of jest-fail-on-console, so that cleanup runs first and complaints during unmount count for
// their test.
import { configure } from '@testing-library/react';
import { cleanup, matchMedia } from 'mock-match-media';

// Milliseconds. The default of 1 s fails tests on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

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

/** What browsers have and jsdom lacks. */
function installPolyfills() {
  installDialogs();
  window.scrollTo = () => {};
  Object.assign(globalThis, { ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver });
  window.matchMedia = matchMedia;
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

installPolyfills();
afterEach(cleanup);
