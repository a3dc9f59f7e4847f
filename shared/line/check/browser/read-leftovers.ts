import type { Finding } from './findings';

declare global {
  interface Window {
    /** What a left page changed for other pages. */
    __readLeftovers?: () => Finding[];
  }
}

/** Notes what pages share. Runs in the page, before its scripts. */
export function noteStart(): void {
  const ofWindow = ['fetch', 'open', 'alert', 'scrollTo', 'addEventListener', 'getComputedStyle', 'matchMedia'];
  const owners = { JSON, Array, Object, String, Promise, Element };
  /** Values by the sentence that says that they are others now. */
  const readGlobals = () => {
    const globals = new Map<string, unknown>();
    for (const name of ofWindow) globals.set(`leaves ${name} changed`, Reflect.get(window, name));
    for (const name of ['pushState', 'replaceState'])
      globals.set(`leaves history.${name} changed`, Reflect.get(history, name));
    for (const [owner, object] of Object.entries(owners)) {
      const [prefix, methods] = 'prototype' in object ? [`${owner}.prototype`, object.prototype] : [owner, object];
      for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(methods)))
        if (typeof value === 'function') globals.set(`leaves ${prefix}.${name} changed`, value);
    }
    return globals;
  };
  const readAttributes = () =>
    new Map<string, unknown>(
      ['class', 'style', 'inert', 'hidden', 'aria-hidden', 'dir', 'lang'].flatMap((name) =>
        [document.documentElement, document.body].map((each): [string, unknown] => [
          `leaves another ${name} on <${each.localName}>`,
          each.getAttribute(name),
        ]),
      ),
    );
  const globals = readGlobals();
  document.addEventListener('DOMContentLoaded', () => {
    const attributes = readAttributes();
    const elements = new Set(document.body.children);
    const listChanged = (before: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>) =>
      [...before].filter(([sentence, value]) => now.get(sentence) !== value).map(([sentence]): Finding => [sentence]);
    window.__readLeftovers = () => [
      ...listChanged(globals, readGlobals()).slice(0, 3),
      ...[...document.body.children]
        .filter((each) => !elements.has(each) && !/^(script|style|link)$/.test(each.localName))
        .slice(0, 1)
        .map(({ localName }): Finding => [`leaves a <${localName}> in the document`]),
      ...listChanged(attributes, readAttributes()),
    ];
  });
}
