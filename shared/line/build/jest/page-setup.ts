import '@testing-library/jest-dom';
// Loaded before the console guard's hook, so that cleanup runs first and complaints during unmount count for their
// test.
import { configure } from '@testing-library/react';

// Milliseconds. The default of 1 s fails tests on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

const answers = new Map<string, boolean>();
const asked = new Set<FakeMediaQuery>();

class FakeMediaQuery extends EventTarget {
  onchange: ((event: Event) => void) | null = null;

  constructor(readonly media: string) {
    super();
    asked.add(this);
  }

  get matches() {
    return answers.get(this.media) ?? false;
  }

  addListener(listener: (event: Event) => void) {
    this.addEventListener('change', listener);
  }

  removeListener(listener: (event: Event) => void) {
    this.removeEventListener('change', listener);
  }
}

function setMediaQuery(query: string, matches: boolean) {
  answers.set(query, matches);
  for (const list of asked) {
    if (list.media !== query) continue;
    const change = Object.assign(new Event('change'), { matches, media: query });
    list.dispatchEvent(change);
    list.onchange?.(change);
  }
}

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
  window.matchMedia = (query) => new FakeMediaQuery(query);
  globalThis.setMediaQuery = setMediaQuery;
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
afterEach(() => {
  answers.clear();
  asked.clear();
});
