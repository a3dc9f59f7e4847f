import { expect, type Locator } from '@playwright/test';
import { scrollTo, twoFrames } from './scrolling';

export interface Movement {
  card: number;
  event: 'transitionrun' | 'transitionend';
  property: string;
  /** The computed style when the transition starts, for the first property. */
  delay: string;
  duration: string;
  elapsed: number;
}

/** Records the transitions of `cards`. The returned function gives them. */
export async function watchCards(cards: Locator): Promise<() => Promise<Movement[]>> {
  await cards.first().evaluate((first) => {
    const movements: Movement[] = [];
    Object.assign(window, { movements });
    const list = first.parentElement;
    for (const type of ['transitionrun', 'transitionend'] as const) {
      list?.addEventListener(type, ({ target, propertyName: property, elapsedTime: elapsed }) => {
        if (!(target instanceof HTMLElement) || target.parentElement !== list) return;
        const { transitionDelay, transitionDuration: duration } = getComputedStyle(target);
        const [delay = ''] = transitionDelay.split(', ');
        movements.push({ card: [...list.children].indexOf(target), event: type, property, delay, duration, elapsed });
      });
    }
  });
  return () => cards.page().evaluate(() => Reflect.get(window, 'movements') as Movement[]);
}

/** Scrolls away from a revealed card and back: it stays visible, without transitions. */
export async function expectNoSecondTime(card: Locator, movements: () => Promise<Movement[]>): Promise<void> {
  const page = card.page();
  await expect(page.locator('main [data-reveal=shown]')).toHaveCount(0);
  const before = await movements();
  await scrollTo(page, 0);
  await expect(card).not.toBeInViewport();
  await card.scrollIntoViewIfNeeded();
  await twoFrames(page);
  await expect(card).toHaveCSS('opacity', '1');
  expect(await movements()).toEqual(before);
}
