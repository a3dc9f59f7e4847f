import { StyleSheet as MovingSheet } from '@emotion/sheet';

/**
 * In place of Emotion's own: a style element that the document brought stays where it is. Emotion
 * takes each one out and puts it back, and the browser then recomputes style and layout of the whole page.
 */
export class StyleSheet extends MovingSheet {
  override hydrate(elements: HTMLStyleElement[]): void {
    if (elements.every((element) => element.parentNode === this.container)) this.tags.push(...elements);
    else super.hydrate(elements);
  }
}
