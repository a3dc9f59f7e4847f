import type { Finding } from './findings';
import type { PageNames } from './page-names';

declare global {
  interface Window {
    /** Words of each module in its HTML, noted before hydration. */
    __wordsOfHtml?: Record<string, string[]>;
  }
}

/** Notes the words of modules that hydrate late or never. Runs in the page, before its scripts. */
export function noteWords({ module: id, hydrate, hydrated }: PageNames): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const modules = [...document.querySelectorAll(`[${hydrate}=interaction], [${hydrate}=never]`)];
    window.__wordsOfHtml = Object.fromEntries(
      modules
        .filter((module) => !module.hasAttribute(hydrated))
        .map((module) => [module.getAttribute(id) ?? '', module.textContent.match(/\p{L}{2,}/gu) ?? []]),
    );
  });
}

/** Words that appear only after hydration. Runs in the page. */
export function readLateWords(names: PageNames): Finding[] {
  const findings: Finding[] = [];
  for (const [id, words] of Object.entries(window.__wordsOfHtml ?? {})) {
    const module = document.querySelector(`[${names.module}="${id}"]`);
    const now: string[] = module?.textContent.match(/\p{L}{2,}/gu) ?? [];
    const [before, after] = [new Set(words), new Set(now)];
    const late = [...after].filter((word) => !before.has(word));
    const lost = [...before].filter((word) => !after.has(word));
    const when = module?.getAttribute(names.hydrate) === 'never' ? 'never' : 'only after a touch';
    if (late.length > 0)
      findings.push([`late words of ${id}`, `shows words ${when} (${id}): ${late.slice(0, 8).join(' ')}`]);
    if (lost.length > 0)
      findings.push([`lost words of ${id}`, `loses words at a touch (${id}): ${lost.slice(0, 8).join(' ')}`]);
  }
  return findings;
}

/** Controls in modules that never hydrate, except those that browsers answer. Runs in the fully hydrated page. */
export function readDeadControls(names: PageNames): Finding[] {
  const control =
    ':is(button:not([commandfor], [popovertarget]), input, select, textarea, [role=tab], [role=switch]):not(form[action] *)';
  return [...document.querySelectorAll(`[${names.hydrate}=never]`)].flatMap((module) => {
    const id = module.getAttribute(names.module) ?? '';
    const dead = [...module.querySelectorAll(control)].find((each) => each.closest(`[${names.module}]`) === module);
    const name = dead?.getAttribute('aria-label') ?? dead?.textContent.trim().slice(0, 40);
    return dead
      ? [
          [
            `dead control of ${id}`,
            `has a control that does nothing, because its module never hydrates (${id}): ${name || dead.localName}`,
          ] satisfies Finding,
        ]
      : [];
  });
}
