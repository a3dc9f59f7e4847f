import type { Page } from '@playwright/test';
import { everyPath } from '@site/e2e/paths';
import { expect, needs, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

/** Presses of a key in one direction. */
const most = 60;

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const path of everyPath)
      test(
        `nothing covers what has the focus on ${path}, forwards and backwards`,
        { annotation: needs({ path }) },
        async ({ page }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await openHydrated(page, path);
          expect(await findCovered(page, 'Tab')).toEqual([]);
          expect(await findCovered(page, 'Shift+Tab')).toEqual([]);
        },
      );
  });

test('the section bar of a project covers no field that gets the focus backwards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/project_details/3');
  const form = page.getByRole('form', { name: 'Contact Us' });
  await form.getByRole('button', { name: 'Submit' }).focus();
  const bar = await page.getByRole('navigation', { name: 'Sections' }).boundingBox();
  for (const _ of await form.getByRole('textbox').all()) {
    await page.keyboard.press('Shift+Tab');
    const field = await page.locator(':focus').boundingBox();
    expect(field?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});

async function findCovered(page: Page, key: string): Promise<string[]> {
  const covered = new Set<string>();
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(nameIfCovered);
    if (name) covered.add(name);
  }
  return [...covered];
}

/** Of the focused element, when no point of it, or of its label, can be seen (WCAG 2.4.11). */
function nameIfCovered(): string | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const isSeen = (part: Element) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    return steps.some((x) =>
      steps.some((y) => {
        const at = document.elementFromPoint(left + width * x, top + height * y);
        return at !== null && (part.contains(at) || element.contains(at));
      }),
    );
  };
  // A field may be drawn by what is beside or around it.
  const parts = [element, ...labels, ...(element instanceof HTMLInputElement ? [element.parentElement] : [])];
  if (parts.some((part) => part && isSeen(part))) return undefined;
  return `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`;
}
