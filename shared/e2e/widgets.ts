import type { Locator, Page } from '@playwright/test';
import { expect, whenHydrated } from './test';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenHydrated(page);
}

/** Presses Tab until `goal` has the focus; each stop must have a focus ring. */
export async function tabTo(page: Page, goal: Locator, most = 20): Promise<void> {
  const isThere = () => goal.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops += 1) {
    expect(stops, 'stops on the way').toBeLessThan(most);
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement ?? document.body);
      return { outlineStyle, isWide: Number.parseFloat(outlineWidth) >= 2, hasHalo: boxShadow !== 'none' };
    });
    expect(ring, 'focus ring').toEqual({ outlineStyle: 'solid', isWide: true, hasHalo: true });
  }
}

/** A touch move in viewport pixels. */
export async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }];
  // Takes half a second, and rests before lifting: on a gliding page the next tap only stops it.
  const start = Date.now() / 1000 - 0.6;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0), timestamp: start });
  for (const [step, part] of [0.25, 0.5, 0.75, 1, 1, 1].entries())
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(part),
      timestamp: start + 0.08 * (step + 1),
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: start + 0.55 });
  await session.detach();
}

/** Swipes by a third of the element's width; `left` shows the next item. */
export async function swipeAcross(page: Page, locator: Locator, direction: 'left' | 'right'): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('What is to be swiped is not on the screen.');
  const y = box.y + Math.min(box.height, 300) / 2;
  const [right, left] = [box.x + (box.width * 2) / 3, box.x + box.width / 3];
  await swipe(page, { x: direction === 'left' ? right : left, y }, { x: direction === 'left' ? left : right, y });
}
