import type { Finding } from './findings';

declare global {
  interface Window {
    /** Words of each module in its HTML, noted before hydration. */
    __wordsOfHtml?: Record<string, string[]>;
  }
}

/** Notes the words of modules that hydrate late or never. Runs in the page, before its scripts. */
export function noteWords(): void {
  const { module: id, hydrate, hydrated } = window.__check.names;
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const modules = document.querySelectorAll(`:is([${hydrate}=interaction], [${hydrate}=never]):not([${hydrated}])`);
    window.__wordsOfHtml = Object.fromEntries(
      [...modules].map((module) => [module.getAttribute(id) ?? '', module.textContent.match(/\p{L}{2,}/gu) ?? []]),
    );
  });
}

/** Words that appear only after hydration. Runs in the page. */
export function readLateWords(): Finding[] {
  const { names } = window.__check;
  return Object.entries(window.__wordsOfHtml ?? {}).flatMap(([id, before]): Finding[] => {
    const module = document.querySelector(`[${names.module}="${id}"]`);
    const after: string[] = module?.textContent.match(/\p{L}{2,}/gu) ?? [];
    const when = module?.getAttribute(names.hydrate) === 'never' ? 'never' : 'only after a touch';
    const others = [...new Set(after)].filter((word) => !before.includes(word)).slice(0, 8);
    return others.length > 0 ? [[`shows words ${when} (${id}): ${others.join(' ')}`, `late words of ${id}`]] : [];
  });
}

/** Controls in modules that never hydrate, except those that browsers answer. Runs in the fully hydrated page. */
export function readDeadControls(): Finding[] {
  const { names, nameOf } = window.__check;
  const control =
    ':is(button:not([commandfor], [popovertarget]), input, select, textarea, [role=tab], [role=switch]):not(form[action] *)';
  return [...document.querySelectorAll(`[${names.hydrate}=never]`)].flatMap((module): Finding[] => {
    const id = module.getAttribute(names.module);
    const dead = [...module.querySelectorAll(control)].find((each) => each.closest(`[${names.module}]`) === module);
    const sentence = `has a control that does nothing, because its module never hydrates (${id}): `;
    return dead ? [[sentence + nameOf(dead), `dead control of ${id}`]] : [];
  });
}
