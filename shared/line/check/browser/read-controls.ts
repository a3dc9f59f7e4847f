import type { Finding } from './findings';

/** Obstacles to reading, scrolling and pressing. Runs in the page. */
export function readObstacles(): Finding[] {
  const findings: Finding[] = [];
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? (element.textContent.trim() || element.getAttribute('name') || '')).slice(
      0,
      40,
    ) || element.localName;
  const scroller = getComputedStyle(document.documentElement).overflowY;
  const overflow = scroller === 'visible' ? getComputedStyle(document.body).overflowY : scroller;
  const isFixed = getComputedStyle(document.body).position === 'fixed';
  if (isFixed || (/hidden|clip/.test(overflow) && document.documentElement.scrollHeight > innerHeight + 1))
    findings.push(['scrolling', 'cannot be scrolled']);
  if (document.querySelector('meta[name=viewport]:is([content*="user-scalable=no"], [content$="maximum-scale=1"])'))
    findings.push(['zoom', 'cannot be zoomed']);

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
    findings.push([
      'covered',
      `covers ${covered.length} of its ${controls.length} controls, which nobody can press: ${nameOf(hidden)}`,
    ]);
  return findings;
}

/**
 * Words that stay transparent when they are scrolled to. Some appear only there, and `scrollThrough` passes those
 * that start late on a busy machine. Runs in the page.
 */
export async function readUnseen(): Promise<Finding[]> {
  const isTransparent = (each: Element) =>
    !each.closest('[aria-hidden=true], [inert]') &&
    each.checkVisibility({ visibilityProperty: true }) &&
    !each.checkVisibility({ opacityProperty: true });
  const limitMs = 3_000;
  const appear = async (each: Element) => {
    each.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (const end = Date.now() + limitMs; isTransparent(each) && Date.now() < end;)
      await new Promise((done) => setTimeout(done, 50));
  };
  for (const each of document.querySelectorAll('main :is(h1, h2, h3, h4, p, form, label, button, img)')) {
    if (!isTransparent(each)) continue;
    await appear(each);
    scrollTo(0, 0);
    if (!isTransparent(each)) continue;
    const words = each.textContent.trim() || each.getAttribute('alt') || each.localName;
    return [['unseen', `has words that cannot be seen, they are transparent: ${words.slice(0, 40)}`]];
  }
  return [];
}

/** References to ids that do not exist. Runs in the page. */
export function readMissingNames(): Finding[] {
  const findings: Finding[] = [];
  const attributes = [
    'for',
    'form',
    'list',
    'commandfor',
    'popovertarget',
    'aria-controls',
    'aria-describedby',
    'aria-details',
    'aria-errormessage',
    'aria-labelledby',
    'aria-owns',
  ];
  // A closed panel may not exist yet.
  const isClosed = (element: Element) => element.matches('[aria-expanded=false], [role=tab]:not([aria-selected=true])');
  for (const attribute of attributes) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      if (attribute === 'aria-controls' && isClosed(element)) continue;
      const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);
      // One id of a list may be optional.
      if (ids.length > 0 && !ids.some((id) => document.getElementById(id)))
        findings.push([`${attribute} names no element`, `has a ${attribute} that names no element: ${ids.join(' ')}`]);
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')) {
    const id = decodeURIComponent(link.hash.slice(1));
    if (link.origin !== location.origin || link.pathname !== location.pathname || id === '' || id === 'top') continue;
    if (!document.getElementById(id)) findings.push([`place ${id}`, `has a link to a place that is not there: #${id}`]);
  }
  return findings;
}

/** Links to fragment targets of other pages, as `/blog#news`. Excludes links with a query. */
export function readPlaces(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].filter(
    ({ origin, pathname, search, hash }) =>
      origin === location.origin && pathname !== location.pathname && search === '' && /^#(?!:~:|top$)./.test(hash),
  );
  return [...new Set(links.map(({ pathname, hash }) => pathname + hash))];
}
