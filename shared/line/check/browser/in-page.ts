import { contactColumns } from '@site/contracts';
import { hydrateAttribute, moduleAttribute, partAttribute } from '@site/runtime/names';

declare global {
  interface Window {
    /** What functions that run in the page share, because they cannot import. */
    __check: ReturnType<typeof makeHelp>;
    /** Tells the visit what is found at this moment. */
    __tell: (sentence: string) => void;
  }
}

/** Defines `window.__check` in each document before its scripts. */
export function helpScript(): string {
  const names = {
    part: partAttribute,
    module: moduleAttribute,
    hydrate: hydrateAttribute,
  };
  // tsx marks functions with a helper that a page lacks.
  const columns = contactColumns.map(({ name }) => name);
  return `globalThis.__name = (value) => value; window.__check = (${makeHelp})(${JSON.stringify(names)}, ${JSON.stringify(columns)});`;
}

function makeHelp(names: Record<'part' | 'module' | 'hydrate', string>, columns: readonly string[]) {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  /** The part that drew it: `projects`. */
  const partOf = (element: Element) =>
    element.closest(`[${names.part}]`)?.getAttribute(names.part)?.split('@')[0] ?? 'shell';
  /** What a visitor calls a control. */
  const nameOf = (element: Element, length = 40) => {
    const { labels } = element as HTMLInputElement;
    const label = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
    const words = label.trim().replace(/\s+/g, ' ').slice(0, length);
    return words || element.getAttribute('placeholder') || element.getAttribute('name') || element.localName;
  };
  const controls = ':is(a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch])';
  const listControls = (within = '') =>
    [...document.querySelectorAll<HTMLElement>(`${within} ${controls}`)]
      .filter((each) => !each.matches(':disabled') && !each.closest('[inert]'))
      .filter(isVisible);
  const isContactForm = (form: HTMLFormElement | null) =>
    columns.filter((name) => form?.querySelector(`[name="${name}"]`)).length >= 3;
  const fields =
    ':is(input, textarea):not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=range], [readonly])';
  const gestureOf = (element: HTMLElement) => {
    const { type, form } = element as HTMLInputElement;
    const isFollowed = element instanceof HTMLAnchorElement && element.pathname !== location.pathname;
    const isElsewhere = element.matches(':is(a:not([href^="/"]), [target], [download], [type=file], [type=range])');
    if (isElsewhere || (element.matches('a') && !isFollowed) || (type === 'submit' && isContactForm(form))) return;
    const kind = element.matches(fields)
      ? 'type'
      : element.matches('select')
        ? 'choose'
        : isFollowed
          ? 'follow'
          : 'press';
    return { part: partOf(element), kind, name: nameOf(element), type: kind === 'type' ? type : '' } as const;
  };
  document.addEventListener('securitypolicyviolation', ({ target, effectiveDirective, blockedURI, sample }) => {
    const element = target instanceof Element ? target : undefined;
    const module = element?.closest(`[${names.module}]`)?.getAttribute(names.module);
    const inline = `an inline ${/^[a-z]+/.exec(effectiveDirective)?.[0]}`;
    const what = { inline, eval: 'text as code', 'trusted-types-sink': `text as HTML (${sample.split('|')[0]})` };
    const refused = what[blockedURI as keyof typeof what] ?? `${blockedURI} (${effectiveDirective})`;
    const place = element ? ` in <${element.localName}> of ${module ?? partOf(element)}` : '';
    window.__tell(`has what its content security policy refuses: ${refused}${place}`);
  });
  return {
    names,
    /** Entries of the history when the document started. */
    entries: history.length,
    isVisible,
    partOf,
    nameOf,
    listControls,
    isContactForm,
    /** What a visitor does with it; `undefined` for what leads off the site, and for what sends a contact request. */
    gestureOf,
    findControl: ({ part, kind, name }: { part: string; kind: string; name: string }) =>
      listControls().find((each) => {
        const gesture = gestureOf(each);
        return gesture?.part === part && gesture.kind === kind && gesture.name === name;
      }),
    centerOf: (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    /** Visible also in its size, and where a visitor can scroll to. */
    isSeen: (element: Element) => {
      const { width, height, left, right, bottom } = element.getBoundingClientRect();
      const isTransparent = !element.checkVisibility({ opacityProperty: true });
      const isInside = width > 0 && height > 0 && right > 0 && left < innerWidth && bottom + scrollY > 0;
      return isVisible(element) && !isTransparent && isInside;
    },
    /** As typed: React reads the prototype's setter. */
    setValue: (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    },
    /** Once all end that have an end, within three seconds: where nothing is drawn, an animation may not go on. */
    whenEnded: (animations: readonly Animation[]) => {
      const isFinite = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity);
      const ended = Promise.allSettled(animations.filter(isFinite).map(({ finished }) => finished));
      return Promise.race([ended, new Promise((done) => setTimeout(done, 3_000))]);
    },
    scrollToTop: () => scrollTo({ top: 0, behavior: 'instant' }),
  };
}
