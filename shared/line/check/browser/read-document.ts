import type { Finding } from './findings';

/** Every page shows something, and no notice instead of a part. Runs in the page, as all of this file. */
export function readContent(): Finding[] {
  const { isSeen, isVisible } = window.__check;
  const main = document.querySelector('main');
  const hasPicture = [...(main?.querySelectorAll('img') ?? [])].some(isVisible);
  const isEmpty = !main || (main.innerText.trim() === '' && !hasPicture);
  const notice = /[^\n]* cannot be shown right now\./.exec(document.body.innerText)?.[0];
  return [
    ...(isEmpty || !isSeen(main) ? [['shows nothing'] as const] : []),
    ...(notice ? [[`says "${notice}"`] as const] : []),
  ];
}

/** Every page has one heading and the site's frame. */
export function readFrame(): Finding[] {
  const { names, isSeen } = window.__check;
  const findings: Finding[] = [];
  const headings = document.querySelectorAll('h1').length;
  if (headings !== 1) findings.push([`has ${headings} h1 elements; a page has one`]);
  const ofParts = `[${names.part}]:not([${names.part}^="shell"])`;
  const listOfShell = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((each) => !each.closest(ofParts));
  for (const frame of listOfShell('body header, footer'))
    if (!isSeen(frame)) findings.push([`hides the site's ${frame.localName}`]);
  const controls = listOfShell('body header :is(a, button)').filter(isSeen);
  const isUncovered = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  if (controls.length > 0 && !controls.some(isUncovered)) findings.push(["covers the site's header"]);
  return findings;
}

/** Motion without end, for a visitor who asked for less. */
export function readMotion(): Finding[] {
  const isEndless = document
    .getAnimations()
    .some(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime === Infinity);
  return isEndless ? [['moves without end, although its visitor asked for less motion']] : [];
}

/** A field that refuses what is pasted, such as a password of its visitor's manager. */
export function readPaste(): Finding[] {
  const { listControls, nameOf } = window.__check;
  const clipboardData = new DataTransfer();
  let isTaken = false;
  clipboardData.getData = () => ((isTaken = true), ''); // By a field that reads several digits, for example.
  const paste = () => new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  const refusing = listControls().find(
    (each) => each.matches('input, textarea') && !each.dispatchEvent(paste()) && !isTaken,
  );
  return refusing ? [[`refuses what is pasted into "${nameOf(refusing)}"`, 'paste']] : [];
}

/** Entries of the history that nobody asked for. */
export function readEntries(): Finding[] {
  document.querySelector<HTMLElement>('main h1')?.click();
  const isMore = history.length > window.__check.entries;
  return isMore ? [['adds entries to the history, so that Back does not leave it']] : [];
}

/** Text in another font than the styles name. */
export function readFont(): Finding[] {
  const nameOf = (text = '') => text.trim().replace(/["']/g, '');
  const family = nameOf(getComputedStyle(document.body).fontFamily.split(',')[0]);
  const isThere = [...document.fonts].some((face) => nameOf(face.family) === family && face.status === 'loaded');
  return isThere ? [] : [[`draws its text without the font ${family}`, 'font']];
}

/** A 1 px picture for sharp screens has width 0.5, and can be decoded. */
async function readBrokenPictures(): Promise<Finding[]> {
  const suspects = [...document.images].filter(
    (image) => image.complete && image.naturalWidth === 0 && image.getAttribute('src'),
  );
  const findings = suspects.map((image) =>
    image.decode().then(
      () => [],
      (): Finding[] => [[`shows a broken picture: ${image.getAttribute('src')}`]],
    ),
  );
  return (await Promise.all(findings)).flat();
}

function readEmptyFragments(): Finding[] {
  const { module } = window.__check.names;
  return [...document.querySelectorAll<HTMLElement>(`[${module}*="/fragments/"]`)]
    .filter((each) => each.innerText.trim() === '' && !each.querySelector('img, svg, video, iframe, input, button'))
    .map((each) => [`shows nothing where ${each.getAttribute(module)} was`]);
}

/** References to ids that do not exist. axe reports the other attributes. */
function readReferences(): Finding[] {
  const attributes = ['for', 'form', 'list', 'commandfor', 'popovertarget', 'aria-describedby', 'aria-labelledby'];
  return attributes.flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)]
      .map((element) => (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean))
      // One id of a list may be optional.
      .filter((ids) => ids.length > 0 && !ids.some((id) => document.getElementById(id)))
      .map((ids): Finding => [`has a ${attribute} that names no element: ${ids.join(' ')}`, attribute]),
  );
}

/** Links to places that are not there, on this page or on another. Excludes links with a query. */
async function readPlaces(): Promise<Finding[]> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].filter(
    ({ origin, search, hash }) => origin === location.origin && search === '' && /^#(?!:~:|top$)./.test(hash),
  );
  const findings = links.map(async ({ pathname, hash }): Promise<Finding[]> => {
    const isHere = pathname === location.pathname;
    const html = isHere ? document.body.outerHTML : await fetch(pathname).then((response) => response.text());
    const ids = [hash.slice(1), decodeURIComponent(hash.slice(1))];
    const isThere = ids.some((id) => html.includes(` id="${id}"`));
    return isThere ? [] : [[`has a link to a place that is not there: ${isHere ? '' : pathname}${hash}`]];
  });
  return (await Promise.all(findings)).flat();
}

export const always = [readContent, readFrame, readBrokenPictures, readReferences];
export const once = [readEmptyFragments, readFont, readPlaces];
