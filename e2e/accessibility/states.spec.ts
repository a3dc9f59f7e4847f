import type { Page } from '@playwright/test';
import { answerMap } from '@site/e2e/map';
import { everyPath } from '@site/e2e/paths';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

/** States of controls that a page has after a choice. */
const chosen = ['/projects_details_view?mode=rent&beds=3&baths=2&view=list', '/projects_details_view?page=3'];

const controls =
  'a[href], button, select, [role=tab], input:not([type=hidden], [type=radio], [type=checkbox]), textarea, label:has(input)';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...everyPath, ...chosen])
  test(`words of controls on ${path} can be read in each state`, async ({ page, guard }) => {
    test.setTimeout(180_000);
    await answerMap(page, guard);
    await openHydrated(page, path);
    const pale = new Set<string>();
    const note = async (index: number, state: string) => {
      await settle(page);
      for (const found of await page.evaluate(findPale, index)) pale.add(`${found}, ${state}`);
    };
    for (const index of await markControls(page)) {
      const control = page.locator(`[data-control="${index}"]`);
      // A press may have replaced it, or something covers it.
      if (!(await control.isVisible()) || !(await scrollTo(page, index))) continue;
      await page.mouse.move(0, 0);
      await note(index, 'at rest');
      await control.focus();
      await note(index, 'focused');
      await hover(page, index);
      await note(index, 'hovered');
      await page.mouse.down();
      await note(index, 'held');
      if (await control.evaluate((element) => element.matches('[aria-pressed], [role=tab], label:has(input)'))) {
        await page.mouse.up();
        await note(index, 'pressed and hovered');
        await page.mouse.move(0, 0);
        await note(index, 'pressed');
      } else {
        // Released elsewhere, it is not clicked.
        await page.mouse.move(0, 0);
        await page.mouse.up();
      }
      await control.evaluate((element) => element.toggleAttribute('disabled', true));
      await note(index, 'disabled');
      await hover(page, index);
      await note(index, 'disabled and hovered');
      await control.evaluate((element) => element.toggleAttribute('disabled', false));
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

const walked = new Set<string>();

/** One of each look that this worker has not walked. */
async function markControls(page: Page): Promise<number[]> {
  const looks = await page.evaluate(
    (selector) =>
      Array.from(document.querySelectorAll(selector), (control, index) => {
        control.setAttribute('data-control', String(index));
        const states = ['aria-pressed', 'aria-current', 'aria-selected'].map((name) => control.getAttribute(name));
        const grounds: string[] = [];
        for (let at = control.parentElement; at; at = at.parentElement)
          grounds.push(getComputedStyle(at).backgroundColor);
        const ground = grounds.find((color) => color !== 'rgba(0, 0, 0, 0)');
        return (
          control.checkVisibility() && [control.className, control.parentElement?.className, ...states, ground].join()
        );
      }),
    controls,
  );
  return looks.flatMap((look, index) => {
    if (!look || walked.has(look)) return [];
    walked.add(look);
    return index;
  });
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

/** Words below 4.5 : 1 (large ones 3 : 1, and so a lone icon) on the nearest painted ground. Nothing on photographs. */
function findPale(index: number): string[] {
  const control = document.querySelector(`[data-control="${index}"]`);
  if (!control) return [];
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colorOf = (value: string): number[] => {
    context?.clearRect(0, 0, 1, 1);
    if (context) context.fillStyle = value;
    context?.fillRect(0, 0, 1, 1);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [0, 0, 0, 0])];
  };
  const luminance = (color: number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundAt = ({ left, top, width, height }: DOMRect) => {
    const layers = document.elementsFromPoint(left + width / 2, top + height / 2);
    const ground = layers.find((layer) => colorOf(getComputedStyle(layer).backgroundColor)[3] === 255);
    const photos = ground ? [ground, ...ground.querySelectorAll('img, iframe')] : [];
    const isPhoto = photos.some((photo) => photo.matches('img, iframe') && layers.includes(photo));
    return ground && !isPhoto ? colorOf(getComputedStyle(ground).backgroundColor) : undefined;
  };
  const pale = (words: string, box: DOMRect, { color, fontSize, fontWeight }: CSSStyleDeclaration, isIcon = false) => {
    const ground = groundAt(box);
    if (!ground || box.width <= 1) return [];
    const [light = 0, dark = 0] = [luminance(colorOf(color)), luminance(ground)].sort((a, b) => b - a);
    const contrast = (light + 0.05) / (dark + 0.05);
    const size = parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    return contrast < (isIcon || isLarge ? 3 : 4.5) ? [`${words.trim().slice(0, 40)} ${contrast.toFixed(2)}`] : [];
  };
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    const { value, placeholder } = control;
    const style = getComputedStyle(control, value ? null : '::placeholder');
    return value || placeholder ? pale(value || placeholder, control.getBoundingClientRect(), style) : [];
  }
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  let hasWords = false;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    hasWords = true;
    found.push(...pale(text.textContent, range.getBoundingClientRect(), getComputedStyle(parent)));
  }
  const icon = control.querySelector('svg');
  if (hasWords || !icon) return found;
  return pale(control.getAttribute('aria-label') ?? 'icon', icon.getBoundingClientRect(), getComputedStyle(icon), true);
}
