import type { Page } from 'playwright';
import type { Finding } from '../findings';

/** From the last controls of a page, so many presses of Tab leave it. */
const [from, presses] = [6, 14];

/** Refuses a page that the focus of the keyboard cannot leave. */
export async function findFocusTrap(page: Page): Promise<Finding[]> {
  const name = await page.evaluate(focusNearEnd, from);
  if (name === undefined) return [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => !document.querySelector('main')?.contains(document.activeElement))) return [];
  }
  const last = await page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.localName ?? '',
  );
  return [['focus trap', `keeps the focus of the keyboard: ${presses} presses of Tab do not leave it (${last})`]];
}

/** Runs in the page. */
function focusNearEnd(fromEnd: number): string | undefined {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)'),
  ]
    .filter((each) => !each.matches(':disabled, [tabindex="-1"]') && !each.closest('[inert], dialog:not([open])'))
    .filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const control = controls.at(-Math.min(fromEnd, controls.length));
  control?.focus({ preventScroll: true });
  return control?.localName;
}
