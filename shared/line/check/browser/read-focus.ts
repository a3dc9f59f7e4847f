import type { Page } from 'playwright';
import type { Finding } from './findings';

/** Presses of the Tab key, after which a visitor has left any form. */
const mostTabs = 40;

/** A page that keeps the focus of the keyboard in one place. */
export async function tabAround(page: Page): Promise<Finding[]> {
  const reached = new Set<number>();
  const count = await page.evaluate(countFocusable);
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(readFocused));
  }
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: 'instant' }); // The keys have scrolled.
  });
  const expected = Math.min(mostTabs, count) / 2;
  return reached.size < expected
    ? [['tab trap', `keeps the focus of the keyboard in ${reached.size} of its ${count} controls`]]
    : [];
}

/** Scripts may have moved the focus a moment later. Runs in the page. */
async function readFocused(): Promise<number> {
  await new Promise((done) => setTimeout(done, 1));
  return document.activeElement ? [...document.querySelectorAll('*')].indexOf(document.activeElement) : -1;
}

/** Runs in the page. */
function countFocusable(): number {
  return [...document.querySelectorAll<HTMLElement>(':is(a[href], button, input, select, textarea, summary)')].filter(
    (each) =>
      !each.matches(':disabled, [tabindex="-1"], [type=radio]') &&
      !each.closest('[inert]') &&
      each.checkVisibility({ visibilityProperty: true }),
  ).length;
}

/** Controls that look the same with the focus, and a Tab key that moves nothing. Runs in the page, after that key. */
export function readFocus(): Finding[] {
  const most = 40;
  const properties = ['outline', 'boxShadow', 'border', 'background', 'textDecoration', 'color'] as const;
  const looksOf = (element: Element | null) =>
    element
      ? ['', '::before', '::after']
          .map((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            return properties.map((name) => style[name]).join();
          })
          .join()
      : '';
  // A hidden field shows its focus on what is beside or around it.
  const lookOf = (control: HTMLElement) =>
    [control, control.nextElementSibling, control.parentElement, control.closest('label')].map(looksOf).join();
  const controls = [...document.querySelectorAll<HTMLElement>(':is(a[href], button, input, select, textarea, summary)')]
    .filter((each) => !each.matches(':disabled, [tabindex="-1"]') && !each.closest('[inert], [aria-hidden=true]'))
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .slice(0, most);
  // A style in transition still looks as before.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  const focused = document.activeElement;
  const trap: Finding[] = focused === document.body ? [['tab', 'does not move the focus by the Tab key']] : [];
  const first = controls.find((control) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const before = lookOf(control);
    control.focus({ preventScroll: true });
    return document.activeElement === control && lookOf(control) === before;
  });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== still);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' }); // The key may have scrolled.
  const name = first?.getAttribute('aria-label') ?? (first?.textContent.trim().slice(0, 40) || first?.localName);
  return first
    ? [...trap, ['focus', `has a control that looks the same with the focus of the keyboard: ${name}`]]
    : trap;
}
