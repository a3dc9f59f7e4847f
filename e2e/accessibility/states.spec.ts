import type { Page } from '@playwright/test';
import { answerMap } from '@site/e2e/map';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

/** Pages with controls that can be selected. */
const paths = [
  '/',
  '/projects',
  '/projects_details_view?mode=rent&beds=3&baths=2',
  '/projects_details_view?page=3',
  '/details',
  '/project_details/1',
  '/home_favourites',
  '/overseas_spain',
  '/agency',
  '/pricing',
  '/agency_plans',
  '/plan_started',
  '/blog_details/1',
];

const controls = 'a[href], button, [role=tab], label:has(:is([type=radio], [type=checkbox]))';

/** Of text; an icon alone needs 3:1 (WCAG 1.4.11). */
const ofText = 4.5;
const ofIcon = 3;

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of paths)
  test(`controls on ${path} keep their contrast at rest, hovered, focused and pressed`, async ({ page, guard }) => {
    test.setTimeout(180_000);
    await answerMap(page, guard);
    await openHydrated(page, path);
    const pale = new Set<string>();
    const note = async (index: number, state: string) => {
      await settle(page);
      const found = await page.evaluate(contrastOf, index);
      if (found && found.contrast < (found.isIcon ? ofIcon : ofText))
        pale.add(`${found.name}, ${state}: ${found.contrast.toFixed(2)}`);
    };
    const marked = await markControls(page);
    expect(marked.length, 'controls').toBeGreaterThan(0);
    for (const index of marked) {
      const control = page.locator(`[data-control="${index}"]`);
      // A press may have replaced it, or something covers it.
      if (!(await control.isVisible()) || !(await scrollTo(page, index))) continue;
      await page.mouse.move(0, 0);
      await note(index, 'at rest');
      await control.focus();
      await note(index, 'focused');
      await hover(page, index);
      await note(index, 'hovered');
      if (!(await control.evaluate((element) => element.matches('[aria-pressed], [role=tab], label:has(input)'))))
        continue;
      await page.mouse.down();
      await note(index, 'held');
      await page.mouse.up();
      await note(index, 'pressed and hovered');
      await page.mouse.move(0, 0);
      await note(index, 'pressed');
    }
    expect([...pale]).toEqual([]);
  });

/** What a state changes is painted, and its transitions have ended. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** One of each look. */
async function markControls(page: Page): Promise<number[]> {
  return page.evaluate((selector) => {
    const looks = new Map<string, Element>();
    for (const control of document.querySelectorAll(selector)) {
      const states = ['aria-pressed', 'aria-current', 'aria-selected'].map((name) => control.getAttribute(name));
      const look = [control.className, control.parentElement?.className, ...states].join();
      if (!looks.has(look) && control.checkVisibility()) looks.set(look, control);
    }
    return [...looks.values()].map((control, index) => {
      control.setAttribute('data-control', String(index));
      return index;
    });
  }, controls);
}

/** False when its middle cannot be reached by a pointer. */
async function scrollTo(page: Page, index: number): Promise<boolean> {
  return page.evaluate((at) => {
    const control = document.querySelector(`[data-control="${at}"]`);
    control?.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = control?.getBoundingClientRect() ?? new DOMRect();
    return control?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ?? false;
  }, index);
}

async function hover(page: Page, index: number): Promise<void> {
  const box = await page.locator(`[data-control="${index}"]`).boundingBox();
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Of the control's color on the nearest painted ground; undefined on a photograph or without words and icon. */
function contrastOf(index: number): { name: string; contrast: number; isIcon: boolean } | undefined {
  const control = document.querySelector(`[data-control="${index}"]`);
  if (!(control instanceof HTMLElement)) return undefined;
  const words = control.innerText.trim();
  const icon = control.querySelector('svg');
  if (!words && !icon) return undefined;
  const { left, top, width, height } = control.getBoundingClientRect();
  const layers = document.elementsFromPoint(left + width / 2, top + height / 2);
  const colorOf = (value: string) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) return [0, 0, 0, 0];
    context.fillStyle = value;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const ground = layers.find((layer) => colorOf(getComputedStyle(layer).backgroundColor)[3] === 255);
  const isCovered = (photo: Element) => layers.includes(photo);
  if (!ground || ground.matches('img') || [...ground.querySelectorAll('img, iframe')].some(isCovered)) return undefined;
  const luminance = (value: string) => {
    const [red = 0, green = 0, blue = 0] = colorOf(value).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [
    luminance(getComputedStyle(words ? control : (icon ?? control)).color),
    luminance(getComputedStyle(ground).backgroundColor),
  ].sort((a, b) => b - a);
  const name = control.getAttribute('aria-label') ?? words.slice(0, 40);
  return { name, contrast: (light + 0.05) / (dark + 0.05), isIcon: !words };
}
