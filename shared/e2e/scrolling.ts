import type { Page } from '@playwright/test';

export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await twoFrames(page);
}

export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Records the position in every frame. The returned function waits for ten still frames and returns the positions. */
export async function watchScroll(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const positions: number[] = [];
    const note = () => {
      positions.push(window.scrollY);
      requestAnimationFrame(note);
    };
    Object.assign(window, { positions });
    note();
  });
  return () =>
    page.evaluate(async () => {
      let [last, still] = [NaN, 0];
      while (still < 10) {
        await new Promise(requestAnimationFrame);
        still = window.scrollY === last ? still + 1 : 0;
        last = window.scrollY;
      }
      return (Reflect.get(window, 'positions') as number[]).splice(0);
    });
}
