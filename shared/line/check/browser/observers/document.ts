import type { PageNames } from '../page-names';

/** Every page has one heading, a title, a description, text, and the site's frame. */
export function readDocument({ part }: PageNames): string[] {
  const findings: string[] = [];
  const ofParts = `[${part}]:not([${part}^="shell"])`;
  const isSeen = (element: Element) => {
    const { width, height, left, right, bottom } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      width > 0 &&
      height > 0 &&
      right > 0 &&
      left < innerWidth &&
      bottom + scrollY > 0
    );
  };
  const headings = document.querySelectorAll('h1').length;
  if (headings !== 1) findings.push(`has ${headings} h1 elements; a page has one`);
  if (!document.title.trim()) findings.push('has no title');
  if (!document.querySelector('meta[name=description]')?.getAttribute('content')?.trim())
    findings.push('has no description');
  const main = document.querySelector('main');
  if (!main || !isSeen(main) || (main.innerText.trim() === '' && !main.querySelector('img')))
    findings.push('shows nothing');
  const missing = /[^\n]* cannot be shown right now\./.exec(document.body.innerText)?.[0];
  if (missing) findings.push(`says "${missing}"`);
  for (const frame of document.querySelectorAll('body header, footer')) {
    if (!frame.closest(ofParts) && !isSeen(frame)) findings.push(`hides the site's ${frame.localName}`);
  }
  const controls = [...document.querySelectorAll('body header :is(a, button)')].filter(
    (each) => !each.closest(ofParts) && isSeen(each),
  );
  const isUncovered = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  if (controls.length > 0 && !controls.some(isUncovered)) findings.push("covers the site's header");
  return findings;
}
