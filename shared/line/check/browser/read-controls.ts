import type { Finding } from './findings';

/** Obstacles to reading, scrolling and pressing. Runs in the page. */
export function readObstacles(): Finding[] {
  const { nameOf, listControls } = window.__check;
  const findings: Finding[] = [];
  const scroller = getComputedStyle(document.documentElement).overflowY;
  const { overflowY, position } = getComputedStyle(document.body);
  const isClipped = /hidden|clip/.test(scroller === 'visible' ? overflowY : scroller);
  if (position === 'fixed' || (isClipped && document.documentElement.scrollHeight > innerHeight + 1))
    findings.push(['cannot be scrolled']);
  if (document.querySelector('meta[name=viewport]:is([content*="user-scalable=no"], [content$="maximum-scale=1"])'))
    findings.push(['cannot be zoomed']);

  const isPressable = (control: Element) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || control.contains(hit) || hit.contains(control)) return true;
    // A field's label, or a link that covers its card.
    return hit.closest('label')?.control === control || hit.closest('a, button, summary, dialog') !== null;
  };
  const controls = listControls('main')
    .filter((each) => each.getBoundingClientRect().width > 1)
    .slice(0, 60);
  const covered = controls.filter((control) => !isPressable(control));
  scrollTo(0, 0);
  const [hidden] = covered;
  if (hidden) {
    const count = `${covered.length} of its ${controls.length} controls`;
    findings.push([`covers ${count}, which nobody can press: ${nameOf(hidden)}`, 'covered']);
  }
  return findings;
}

/**
 * Words that stay transparent when they are scrolled to. Some appear only there, and `scrollThrough` passes those
 * that start late on a busy machine. Runs in the page.
 */
export async function readUnseen(): Promise<Finding[]> {
  const { isVisible, nameOf } = window.__check;
  const isTransparent = (each: Element) =>
    !each.closest('[aria-hidden=true], [inert]') && isVisible(each) && !each.checkVisibility({ opacityProperty: true });
  const limitMs = 3_000;
  for (const each of document.querySelectorAll('main :is(h1, h2, h3, h4, p, form, label, button, img)')) {
    if (!isTransparent(each)) continue;
    each.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (const end = Date.now() + limitMs; isTransparent(each) && Date.now() < end;)
      await new Promise((done) => setTimeout(done, 50));
    scrollTo(0, 0);
    if (isTransparent(each))
      return [[`has words that cannot be seen, they are transparent: ${nameOf(each)}`, 'unseen']];
  }
  return [];
}

/** Controls in modules that never hydrate, except those that browsers answer. Runs in the fully hydrated page. */
export function readDeadControls(): Finding[] {
  const { names, nameOf } = window.__check;
  const control =
    ':is(button:not([commandfor], [popovertarget]), input, select, textarea, [role=tab], [role=switch], [role=button]:not([href])):not(form[action] *)';
  return [...document.querySelectorAll(`[${names.hydrate}=never]`)].flatMap((module): Finding[] => {
    const id = module.getAttribute(names.module);
    const dead = [...module.querySelectorAll(control)].find((each) => each.closest(`[${names.module}]`) === module);
    const sentence = `has a control that does nothing, because its module never hydrates (${id}): `;
    return dead ? [[sentence + nameOf(dead), `dead control of ${id}`]] : [];
  });
}
