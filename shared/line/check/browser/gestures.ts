import type { Visit } from './visit';

/** What a visitor does with one control. */
export interface Gesture {
  /** Of the element: `projects`, or `shell`. */
  part: string;
  kind: 'type' | 'choose' | 'press' | 'follow';
  /** What a visitor calls the control. */
  name: string;
  /** Of a field: `email`, `password`. */
  type: string;
  /** What is typed. */
  text?: string;
  /** Of a field: Enter sends no contact request; then whether it is pressed. */
  takesEnter?: boolean;
  isEntered?: boolean;
  /** Pressed before: what has a state shall go back. */
  isAgain?: boolean;
}

/** Maximum numbers: of gestures with a part's controls, of its followed links, and of its buttons that look alike. */
const most = { gestures: 40, links: 2, alike: 4 };

const texts: Readonly<Record<string, string>> = {
  email: 'visitor@houses.example',
  tel: '03001234567',
  number: '1234567890',
  password: 'Secret-word-0123456789',
};
/** Every letter and digit, because anything on the page may take a key. */
const everyKey = 'sphinx of black quartz, judge my vow 0123456789';
const place = 'lahore';

/** What can be done on this page: with its own and the site's controls, and with those of each other part. */
export async function readGestures({ page, input }: Visit): Promise<Gesture[][]> {
  const gestures = await page.evaluate(listGestures, most);
  const all = gestures.flatMap((gesture): Gesture[] => {
    if (gesture.kind !== 'type') return [gesture];
    const text = texts[gesture.type] ?? place;
    const isFirst = gesture === gestures.find((each) => each.part === gesture.part && isPlain(each));
    const entered = gesture.takesEnter ? [{ ...gesture, text, isEntered: true }] : [];
    return [...(isFirst ? [{ ...gesture, text: everyKey }] : []), { ...gesture, text }, ...entered];
  });
  const ofPage = [input.page.part, 'shell'];
  const others = new Set(all.map(({ part }) => part).filter((part) => !ofPage.includes(part)));
  return [ofPage, ...[...others].map((part) => [part])].map((parts) => all.filter(({ part }) => parts.includes(part)));
}

/** A field for any text. */
function isPlain({ kind, type }: Gesture): boolean {
  return kind === 'type' && texts[type] === undefined;
}

/** `typing "lahore" into "Search"` */
export function describeGesture({ kind, name, text, isEntered, isAgain }: Gesture): string {
  if (kind === 'type') return `typing "${text}"${isEntered ? ' and Enter' : ''} into "${name}"`;
  const verb = { choose: 'choosing the last of', press: 'pressing', follow: 'following' }[kind];
  return `${verb} "${name}"${isAgain ? ' again' : ''}`;
}

/** Makes the gesture with mouse and keys. False if its control is not there. */
export async function makeGesture({ page, findings }: Visit, gesture: Gesture): Promise<boolean> {
  const point = await page.evaluate(aim, gesture);
  if (!point) return false;
  if (gesture.kind === 'choose') {
    await page.evaluate(choose, gesture);
    return true;
  }
  await page.mouse.move(point.x, point.y);
  if (await page.evaluate(isUnreadable, gesture))
    findings.add(`shows "${gesture.name}" in the color of its background when the pointer is on it`);
  await page.mouse.click(point.x, point.y);
  if (gesture.text === undefined) return true;
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(gesture.text);
  if (gesture.isEntered) await page.keyboard.press('Enter');
  return true;
}

/** In order: to fill in, to press A, B and A again, to leave. One of each name. Runs in the page. */
function listGestures(most: { gestures: number; links: number; alike: number }): Gesture[] {
  const { gestureOf, isContactForm, listControls } = window.__check;
  const order = ['type', 'choose', 'press', 'again', 'follow'];
  const rank = ({ kind, isAgain }: Gesture) => order.indexOf(isAgain ? 'again' : kind);
  const states = ':is([aria-pressed], [aria-selected], [aria-expanded], [aria-checked], [type=checkbox], summary)';
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1).get(key) ?? 0;
  return listControls()
    .flatMap((element): Gesture[] => {
      const gesture = gestureOf(element);
      if (!gesture) return [];
      const { part, kind, name } = gesture;
      const pathname = element instanceof HTMLAnchorElement ? element.pathname.replace(/\d+/, '#') : '';
      if (count(`${part} ${kind} ${pathname || name}`) > 1) return [];
      const alike = kind === 'press' ? count(`${part} ${element.localName} ${element.className}`) : 0;
      if (alike > most.alike || (kind === 'follow' && count(`${part} links`) > most.links)) return [];
      if (element instanceof HTMLInputElement && kind === 'type')
        return [{ ...gesture, takesEnter: !isContactForm(element.form) }];
      return alike === 1 && element.matches(states) ? [gesture, { ...gesture, isAgain: true }] : [gesture];
    })
    .sort((one, other) => rank(one) - rank(other))
    .filter(({ part }) => count(part) <= most.gestures);
}

function aim(gesture: Gesture): { x: number; y: number } | undefined {
  const element = window.__check.findControl(gesture);
  element?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return element && window.__check.centerOf(element);
}

function choose(gesture: Gesture): void {
  const select = window.__check.findControl(gesture);
  if (!(select instanceof HTMLSelectElement)) return;
  const option = [...select.options].findLast(({ value, disabled }) => value && !disabled);
  window.__check.setValue(select, option?.value ?? select.value);
}

/** Words of exactly the color that is behind them. Over a picture nobody knows. Runs in the page. */
async function isUnreadable(gesture: Gesture): Promise<boolean> {
  const control = window.__check.findControl(gesture);
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const words = control && [control, ...control.querySelectorAll('*')].find(hasWords);
  if (!words) return false;
  await window.__check.whenEnded(control.getAnimations({ subtree: true }));
  const { color } = getComputedStyle(words);
  const { x, y } = window.__check.centerOf(words);
  for (const behind of document.elementsFromPoint(x, y)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(behind);
    if (behind.matches('img, video, canvas, svg, svg *, iframe') || backgroundImage !== 'none') return false;
    if (!/^rgba\(.*, 0(\.\d+)?\)$/.test(backgroundColor)) return backgroundColor === color;
  }
  return false;
}
