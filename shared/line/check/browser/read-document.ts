import type { Finding } from './findings';
import type { PageNames } from './page-names';

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

/** A part that is replaced by its notice. Runs in the page. */
export function saysUnavailable(): string | undefined {
  const missing = /[^\n]* cannot be shown right now\./.exec(document.body.innerText)?.[0];
  return missing && `says "${missing}"`;
}

/** Nobody reads a page without words. Runs in the page. */
export function isBlank(): boolean {
  return (document.querySelector('main')?.innerText.trim() ?? '') === '';
}

/** Motion without end, for a visitor who asked for less. Runs in the page. */
export function readMotion(): Finding[] {
  const endless = document
    .getAnimations()
    .find(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime === Infinity);
  return endless ? [['motion', 'moves without end, although its visitor asked for less motion']] : [];
}

/** Text in another font than the styles name. Runs in the page. */
export function readFont(): Finding[] {
  const family =
    getComputedStyle(document.body)
      .fontFamily.split(',')[0]
      ?.trim()
      .replace(/^["']|["']$/g, '') ?? '';
  const isThere = [...document.fonts].some(
    (face) => face.family.replace(/["']/g, '') === family && face.status === 'loaded',
  );
  return isThere ? [] : [['font', `draws its text without the font ${family}`]];
}

/** A 1 px picture for sharp screens has width 0.5. */
export async function findBrokenPictures(): Promise<string[]> {
  const suspects = [...document.images].filter(
    (image) => image.complete && image.naturalWidth === 0 && image.getAttribute('src'),
  );
  const isBroken = await Promise.all(
    suspects.map((image) =>
      image.decode().then(
        () => false,
        () => true,
      ),
    ),
  );
  return suspects
    .filter((_, index) => isBroken[index])
    .map((image) => `shows a broken picture: ${image.getAttribute('src')}`);
}

/** Pixels beyond the requested width. Phones zoom out to fit, so `innerWidth` is useless. */
export function readExcessWidth(width: number): number {
  return document.documentElement.scrollWidth - width;
}

export function readEmptyFragments({ module }: PageNames): Finding[] {
  return [...document.querySelectorAll<HTMLElement>(`[${module}*="/fragments/"]`)]
    .filter((each) => each.innerText.trim() === '' && !each.querySelector('img, svg, video, iframe, input, button'))
    .map((each) => each.getAttribute(module) ?? '')
    .map((id): Finding => [`empty ${id}`, `shows nothing where ${id} was`]);
}
