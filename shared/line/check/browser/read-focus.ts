import type { Finding } from './findings';
import type { Visit } from './visit';

declare global {
  interface Window {
    __focus?: { note: () => Promise<void>; read: () => Finding[] };
  }
}

/** Presses of the Tab key, after which a visitor has left any form. */
const mostTabs = 40;

/** A page that keeps the focus of the keyboard in one place, and a control that looks the same with it. */
export async function tabAround(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.evaluate(watchFocus, mostTabs);
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(() => window.__focus?.note());
  }
  await visit.read(() => window.__focus?.read() ?? []);
}

/** Runs in the page. */
function watchFocus(most: number): void {
  const { nameOf, listControls, scrollToTop } = window.__check;
  const properties = ['outline', 'boxShadow', 'border', 'background', 'textDecoration', 'color'] as const;
  // A hidden field shows its focus on what is beside or around it.
  const lookOf = (control: Element) =>
    [control, control.nextElementSibling, control.parentElement, control.closest('label')]
      .flatMap((each) => (each ? ['', '::before', '::after'].map((pseudo) => getComputedStyle(each, pseudo)) : []))
      .map((style) => properties.map((name) => style[name]).join())
      .join();
  // A style in transition still looks as before.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  const looks = new Map<Element, string>();
  window.__focus = {
    note: async () => {
      await new Promise((done) => setTimeout(done, 1)); // Scripts may move the focus a moment later.
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) looks.set(activeElement, lookOf(activeElement));
    },
    read: () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollToTop(); // The keys have scrolled.
      const controls = listControls();
      const alike = controls.find((each) => looks.get(each) === lookOf(each));
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== still);
      const count = controls.filter((each) => !each.matches('[tabindex="-1"], [type=radio]')).length;
      const findings: Finding[] = [];
      if (alike)
        findings.push([`has a control that looks the same with the focus of the keyboard: ${nameOf(alike)}`, 'focus']);
      if (looks.size < Math.min(most, count) / 2)
        findings.push([`keeps the focus of the keyboard in ${looks.size} of its ${count} controls`, 'tab trap']);
      return findings;
    },
  };
}
