import { StyleSheet as MovingSheet } from '@emotion/sheet';

/**
 * In place of Emotion's own. A style element that the document brought stays where it is: Emotion takes each one out
 * and puts it back, and the browser then recomputes style and layout of the whole page.
 *
 * The rules of a render come into an element of their own, behind all others. Chromium computes the layout of the whole
 * page again, fonts included, when a rule of a layer comes into a style sheet that has been in use, or before another
 * one; not for one more sheet at the end.
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

  /** A sheet until the end of the task, which is the end of React's commit. */
  #open(): void {
    const element = document.createElement('style');
    element.dataset.emotion = this.key;
    element.dataset.s = '';
    this.tags.push(this.container.appendChild(element));
    // Emotion makes an element of its own for the first rule.
    this.ctr = 1;
    this.#isOpen = true;
    queueMicrotask(() => (this.#isOpen = false));
  }
}

/** Rules for elements come before those of components. */
function isGlobal({ key }: MovingSheet): boolean {
  return key.endsWith('-global');
}
