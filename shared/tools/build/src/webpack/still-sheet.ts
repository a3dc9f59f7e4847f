import { StyleSheet as MovingSheet } from '@emotion/sheet';

/**
 * Replaces Emotion's sheet, which moves the document's style elements: a style and layout of the whole page. New rules
 * go into a new last element: elsewhere, Chromium would lay out the whole page.
 */
export class StyleSheet extends MovingSheet {
  #isOpen = false;

  override hydrate(elements: HTMLStyleElement[]): void {
    if (elements.every((element) => element.parentNode === this.container)) this.tags.push(...elements);
    else super.hydrate(elements);
  }

  override insert(rule: string): void {
    if (this.isSpeedy && !this.#isOpen && !isGlobal(this)) this.#open();
    super.insert(rule);
  }

  /** A sheet until the end of the task, which ends React's commit. */
  #open(): void {
    const element = document.createElement('style');
    element.dataset.emotion = this.key;
    element.dataset.s = '';
    this.tags.push(this.container.appendChild(element));
    // Makes Emotion create an element for the first rule.
    this.ctr = 1;
    this.#isOpen = true;
    queueMicrotask(() => (this.#isOpen = false));
  }
}

/** Rules for elements precede those of components. */
function isGlobal({ key }: MovingSheet): boolean {
  return key.endsWith('-global');
}
