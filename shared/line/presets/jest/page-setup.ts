import '@testing-library/jest-dom';
// Loaded before the hook of jest-fail-on-console, so that cleanup runs first and complaints during unmount count for
// their test.
import { configure } from '@testing-library/react';
import { cleanup, matchMedia } from 'mock-match-media';

// Milliseconds. A developer should see a failure soon; `npm test` and CI run on busy machines.
configure({ asyncUtilTimeout: process.env.CI || process.env.PATIENT ? 60_000 : 5000 });

/** Never calls back, because jsdom has no layout. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// What browsers have and jsdom lacks.
Object.assign(window, { matchMedia, ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver });
Element.prototype.scrollIntoView = () => {};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector<HTMLElement>('a, button')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
URL.createObjectURL = (source: Blob | MediaSource) => `blob:${source instanceof File ? source.name : 'object'}`;
URL.revokeObjectURL = () => {};

afterEach(cleanup);
