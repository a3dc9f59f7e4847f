import type { Browser } from 'playwright';
import { limitMs, untilQuiet, withPage } from './measure';

export interface Target {
  what: string;
  selector: string;
  /** JavaScript: truthy once it is answered. */
  answer: string;
}

export interface Moment {
  when: string;
  scrolls?: true;
  /** Not before this time after the start of the navigation (ms). */
  atMs?: number;
}

export const moments: readonly Moment[] = [
  { when: 'at first paint' },
  { when: 'after a scroll, at 1.5 s', scrolls: true, atMs: 1500 },
  { when: 'after a scroll, at 3 s', scrolls: true, atMs: 3000 },
  { when: 'after a scroll, at 5 s', scrolls: true, atMs: 5000 },
];

export interface MeasuredPress {
  pressed: number;
  /** The frame in which the target looks busy or is answered. */
  acknowledged: number;
  answered: number;
}

/**
 * Presses after the first paint and the starter; browsers do not record scripted presses before that. Requests no
 * frames between press and answer. `undefined` when the page has no such target.
 */
export async function measurePress(
  browser: Browser,
  url: string,
  target: Target,
  moment: Moment,
): Promise<MeasuredPress | undefined> {
  return withPage(browser, async (page) => {
    await page.addInitScript(pressing(target, moment));
    await page.goto(url, { waitUntil: 'commit' });
    const measured = page.evaluate(`Promise.race([__pressed, new Promise((done) => setTimeout(done, ${limitMs}))])`);
    return (await measured) as MeasuredPress | undefined;
  });
}

/** JavaScript: moves an element to the middle of the screen, as a finger does. */
const scrollToMiddle = `async (target) => {
  const [from, start] = [scrollY, performance.now()];
  const distance = target.getBoundingClientRect().top - innerHeight / 2;
  for (let part = 0; part < 1; await new Promise(requestAnimationFrame)) {
    part = Math.min(1, (performance.now() - start) / 600);
    scrollTo({ top: from + distance * part, behavior: 'instant' });
  }
}`;

/**
 * The longest event (ms) of the first interaction on a loaded page, until the next frame. The target is scrolled to
 * before, and the page quiet.
 */
export async function measureInteraction(browser: Browser, url: string, target: Target): Promise<number | undefined> {
  return withPage(browser, async (page) => {
    await page.addInitScript(`
      window.__events = [];
      new PerformanceObserver((list) => __events.push(...list.getEntries().filter(({ interactionId }) => interactionId)))
        .observe({ type: 'event', durationThreshold: 16, buffered: true });
    `);
    await page.goto(url, { waitUntil: 'load' });
    await untilQuiet(page);
    // A locator would add its listeners to the measured events.
    const found = `document.querySelector(${JSON.stringify(target.selector)})`;
    if (!(await page.evaluate(`${found} !== null`))) return undefined;
    await page.evaluate(`(${scrollToMiddle})(${found})`);
    await untilQuiet(page);
    const { x, y, width, height } = (await page.evaluate(`${found}.getBoundingClientRect().toJSON()`)) as DOMRect;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    return (await page.evaluate(`new Promise((done) => {
      const look = () =>
        (${target.answer}) && __events.some(({ name }) => name === 'click')
          ? done(Math.max(...__events.map(({ duration }) => duration)))
          : setTimeout(look, 100);
      look();
      setTimeout(done, ${limitMs});
    })`)) as number | undefined;
  });
}

function pressing({ selector, answer }: Target, { scrolls, atMs = 0 }: Moment): string {
  return `
    window.__pressed = new Promise((done) => {
      const frame = () => new Promise(requestAnimationFrame);
      const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
      const starts = () => performance.getEntriesByType('resource').some(({ name, responseEnd }) => /\\/(starter|main)\\./.test(name) && responseEnd > 0);
      const find = () => document.querySelector(${JSON.stringify(selector)});
      const scroll = ${scrollToMiddle};
      const press = (target) => {
        const pressed = Math.round(performance.now());
        let acknowledged;
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        const init = { bubbles: true, cancelable: true, composed: true, pointerType: 'touch', isPrimary: true };
        for (const type of ['pointerdown', 'pointerup']) target.dispatchEvent(new PointerEvent(type, init));
        target.click();
        function look() {
          const isAnswered = ${answer};
          if (isAnswered) observer.disconnect();
          if (!isAnswered && !target.matches('[aria-busy=true]')) return;
          requestAnimationFrame(() => {
            const now = Math.round(performance.now());
            acknowledged ??= now;
            if (isAnswered) done({ pressed, acknowledged, answered: now });
          });
        }
        look();
      };
      (async () => {
        while (!painted() || !starts() || !(find() || document.readyState === 'complete')) await frame();
        const target = find();
        if (!target) return done();
        if (${Boolean(scrolls)}) await scroll(target);
        setTimeout(press, Math.max(0, ${atMs} - performance.now()), target);
      })();
    });
  `;
}
