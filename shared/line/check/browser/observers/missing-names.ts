import type { Finding } from '../findings';

/** References to ids that do not exist. Runs in the page. */
export function readMissingNames(): Finding[] {
  const doubts: Finding[] = [];
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
        doubts.push([`${attribute} names no element`, `has a ${attribute} that names no element: ${ids.join(' ')}`]);
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')) {
    const id = decodeURIComponent(link.hash.slice(1));
    if (link.origin !== location.origin || link.pathname !== location.pathname || id === '' || id === 'top') continue;
    if (!document.getElementById(id)) doubts.push([`place ${id}`, `has a link to a place that is not there: #${id}`]);
  }
  return doubts;
}
