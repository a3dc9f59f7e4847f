declare global {
  interface Window {
    /** State of a document before its scripts run. */
    __atStart?: {
      globals: Map<string, unknown>;
      elements: Set<Element>;
      attributes: Map<string, string | null>;
      /** Length of the history. */
      entries: number;
    };
  }
}

/** Notes what pages share. Runs in the page, before its scripts. */
export function noteStart(): void {
  const [globals, attributes] = [new Map<string, unknown>(), new Map<string, string | null>()];
  const elements = new Set<Element>();
  window.__atStart = { globals, elements, attributes, entries: history.length };
  const owners: Readonly<Record<string, object>> = {
    '': window,
    'history.': history,
    'JSON.': JSON,
    'Array.prototype.': Array.prototype,
    'Object.prototype.': Object.prototype,
    'String.prototype.': String.prototype,
    'Promise.prototype.': Promise.prototype,
    'Element.prototype.': Element.prototype,
  };
  const ofWindow = ['fetch', 'open', 'alert', 'scrollTo', 'addEventListener', 'getComputedStyle', 'matchMedia'];
  for (const [prefix, owner] of Object.entries(owners)) {
    const names = owner === window ? ofWindow : Object.getOwnPropertyNames(owner);
    for (const name of [...names, 'pushState', 'replaceState']) {
      const { value } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
      const found: unknown = value ?? (owner === window || owner === history ? Reflect.get(owner, name) : undefined);
      if (typeof found === 'function') globals.set(prefix + name, found);
    }
  }
  document.addEventListener('DOMContentLoaded', () => {
    for (const each of document.body.children) elements.add(each);
    for (const name of ['class', 'style', 'inert', 'hidden', 'aria-hidden', 'dir', 'lang'])
      for (const each of [document.documentElement, document.body])
        attributes.set(`${name} ${each.localName}`, each.getAttribute(name));
  });
}

/** What a left page changed for other pages. Runs in the page. */
export function readLeftovers(): string[] {
  const { globals, elements, attributes } = window.__atStart ?? {};
  if (!globals || !elements || !attributes) return [];
  const isChanged = (name: string, value: unknown) => {
    const path = name.split('.');
    const now = path.reduce<unknown>((at, key) => (at == null ? undefined : Reflect.get(Object(at), key)), window);
    return now !== value;
  };
  const changed = [...globals].filter(([name, value]) => isChanged(name, value)).map(([name]) => name);
  const left = [...document.body.children].filter(
    (each) => !elements.has(each) && !/^(script|style|link)$/.test(each.localName),
  );
  const others = [...attributes].filter(([key, value]) => {
    const [name = '', element] = key.split(' ');
    return (element === 'html' ? document.documentElement : document.body).getAttribute(name) !== value;
  });
  return [
    ...changed.slice(0, 3).map((name) => `leaves ${name} changed`),
    ...left.slice(0, 1).map(({ localName }) => `leaves a <${localName}> in the document`),
    ...others.map(([key]) => `leaves another ${key.replace(' ', ' on <')}>`),
  ];
}
