import type { Finding } from '../findings';
import type { PageNames } from '../page-names';

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
