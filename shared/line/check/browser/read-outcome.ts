import type { Gesture } from './gestures';

/** How one visit of a page went: what was before the visitor after each gesture. */
export type VisitRecord = readonly Step[];

export interface Step {
  /** `pressing "Clear all"` */
  gesture: string;
  /** Of the control; `undefined` if the gesture is with the page. */
  part?: string | undefined;
  kind: Gesture['kind'] | 'open' | 'back' | 'send';
  /** What was typed, as the field shows it: `Search: lahore`. */
  typed?: string | undefined;
  /** A press that changed nothing at all. */
  isDead?: boolean;
  /** `undefined` if the control was not there. */
  outcome: Outcome | undefined;
}

/** What a visitor has before them, and what machines read. Of parts: by name, `shell` for the site's frame. */
export interface Outcome {
  /** `/path?query#hash` */
  address: string;
  title: string;
  /** The part of the page. */
  owner: string;
  isAtTop: boolean;
  /** The part and the name of what the keyboard is on. */
  focus: readonly [part: string, name: string];
  /** Visible words, one per text. */
  words: Readonly<Record<string, readonly string[]>>;
  /** Values and states of controls. */
  values: Readonly<Record<string, readonly string[]>>;
  /** Items of both storages. */
  stored: Readonly<Record<string, string>>;
  /** What machines read: robots, canonical address, kinds of structured data. */
  machines: readonly string[];
  /** `POST /rest/v1/contact`, since the outcome before. Files of parts are left out. */
  requests: readonly string[];
}

/** Runs in the page. */
export function readOutcome(): Omit<Outcome, 'requests'> {
  const { names, partOf, nameOf, listControls } = window.__check;
  const words: Record<string, string[]> = {};
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const [text, element] = [node.textContent?.trim().replace(/\s+/g, ' '), node.parentElement];
    if (text && element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      (words[partOf(element)] ??= []).push(text);
  }
  const values: Record<string, string[]> = {};
  for (const control of listControls()) {
    const states = ['pressed', 'selected', 'expanded', 'checked', 'current']
      .map((state) => control.getAttribute(`aria-${state}`))
      .join('');
    const value =
      control instanceof HTMLInputElement && /radio|checkbox/.test(control.type) ? control.checked : undefined;
    const text = 'value' in control ? String(value ?? control.value) : '';
    if (states || text) (values[partOf(control)] ??= []).push(`${nameOf(control)}: ${text}${states}`);
  }
  const { activeElement: focused, title, documentElement } = document;
  // Before the first page there is none.
  const stored: Record<string, string> = location.origin === 'null' ? {} : { ...localStorage, ...sessionStorage };
  delete stored['react-router-scroll-positions']; // Its keys are random.
  const contentOf = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute) ?? '';
  const kinds = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => /"@type": ?"(\w+)"/.exec(textContent ?? '')?.[1] ?? '',
  );
  return {
    address: location.href.replace(location.origin, ''),
    title,
    owner: partOf(document.querySelector(`main h1`) ?? document.querySelector(`main [${names.part}]`) ?? document.body),
    isAtTop: documentElement.scrollTop < 50,
    focus: focused && focused !== document.body ? [partOf(focused), nameOf(focused)] : ['', ''],
    words,
    values,
    stored,
    machines: [
      `robots ${contentOf('meta[name=robots]', 'content')}`,
      `canonical ${contentOf('link[rel=canonical]', 'href').replace(location.origin, '')}`,
      `structured data ${kinds.sort().join(' ')}`,
    ],
  };
}
