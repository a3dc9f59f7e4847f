import type { Finding } from '../findings';

/** Obstacles to reading, scrolling and pressing. Runs in the page. */
export function readObstacles(): Finding[] {
  const doubts: Finding[] = [];
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? (element.textContent.trim() || element.getAttribute('name') || '')).slice(
      0,
      40,
    ) || element.localName;
  const scroller = getComputedStyle(document.documentElement).overflowY;
  const overflow = scroller === 'visible' ? getComputedStyle(document.body).overflowY : scroller;
  const isFixed = getComputedStyle(document.body).position === 'fixed';
  if (isFixed || (/hidden|clip/.test(overflow) && document.documentElement.scrollHeight > innerHeight + 1))
    doubts.push(['scrolling', 'cannot be scrolled']);
  if (document.querySelector('meta[name=viewport]:is([content*="user-scalable=no"], [content$="maximum-scale=1"])'))
    doubts.push(['zoom', 'cannot be zoomed']);

  const isPressable = (control: Element) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || control.contains(hit) || hit.contains(control)) return true;
    const label = hit.closest('label');
    // A link that covers its card, or a field's label.
    return (label !== null && label.control === control) || hit.closest('a, button, summary, dialog') !== null;
  };
  const controls = [...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)')]
    .filter((each) => !each.closest('[inert], :disabled') && each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => each.getBoundingClientRect().width > 1)
    .slice(0, 60);
  const covered = controls.filter((control) => !isPressable(control));
  scrollTo(0, 0);
  const [hidden] = covered;
  if (hidden)
    doubts.push([
      'covered',
      `covers ${covered.length} of its ${controls.length} controls, which nobody can press: ${nameOf(hidden)}`,
    ]);
  return doubts;
}
