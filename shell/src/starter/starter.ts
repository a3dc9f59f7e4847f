/**
 * The first script of every document: what must work before the shell runs, or without it. It keeps presses
 * until what was pressed is hydrated, and loads the shell's first scripts again when one of them fails.
 * A classic script without imports (the policy forbids inline scripts), so names that it shares with the shell
 * are repeated here: `data-module`, `data-hydrate`, `data-hydrated`, `data-pressed`, `data-kept`, `shell:hydrated`,
 * `shell:failed`, `start-notice`, `__site.policy`.
 */
(() => {
  type Pressed = HTMLButtonElement | HTMLFormElement;
  const policyName = (document.currentScript as HTMLScriptElement).dataset['policy'] ?? '';
  /** After this time the visitor is offered another attempt (ms). Slow 4G needs a third of it. */
  const startBudgetMs = 10_000;

  // The HTML is made without a query: what depends on one is hidden until it has hydrated (`AwaitsQuery` and
  // `AwaitsHome` of projects), for so long at most. Without a query nothing waits any longer.
  const queryBudgetMs = 4000;
  const { dataset } = document.documentElement;
  dataset['starter'] = '';
  if (location.search) {
    dataset['query'] = location.search;
    setTimeout(() => {
      delete dataset['query'];
      dataset['lateQuery'] = location.search;
    }, queryBudgetMs);
  }

  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  /** With `aria-pressed` as it was: a press means what was seen. */
  const presses = new Map<Pressed, string | null>();
  const changed = new Map<Field, string | boolean>();

  /** What hydrates as one: a module, or the frame around all modules. */
  const scopeOf = (element: Element) => element.closest('[data-module], #root');

  /**
   * Asks for the scripts of a module that was pressed before the shell runs, which has nothing else to do with it then
   * (`hydration/preload.ts`).
   */
  function preload(scope: Element): void {
    const ids: string[] = [];
    for (let module: Element | null = scope; module; module = module.parentElement?.closest('[data-module]') ?? null)
      ids.push(module.getAttribute('data-module') ?? '');
    const json = document.getElementById('site-registry')?.textContent;
    const { onDemand = {}, parts = {} } = JSON.parse(json || '{}') as {
      onDemand?: Record<string, string[]>;
      parts?: Record<string, { integrity: Record<string, string> }>;
    };
    for (const href of ids.flatMap((id) => onDemand[id] ?? [])) {
      if (document.head.querySelector(`link[href="${href}"]`)) continue;
      const integrity =
        Object.values(parts)
          .map((part) => part.integrity[href])
          .find(Boolean) ?? '';
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'preload',
          as: 'script',
          href,
          integrity,
          crossOrigin: 'anonymous',
        }),
      );
    }
  }

  /**
   * Whether React does not hear this element yet. The shell hydrates what is marked here, also when it starts later.
   */
  function isUnheard(element: Element): boolean {
    const scope = scopeOf(element);
    if (!scope || scope.hasAttribute('data-hydrated') || scope.getAttribute('data-hydrate') === 'never') return false;
    if (!scope.hasAttribute('data-pressed')) preload(scope);
    scope.setAttribute('data-pressed', '');
    return true;
  }

  /** Stops an event that React would drop, and keeps what was pressed; pressing twice counts once. */
  function keep(pressed: Pressed, event?: Event): void {
    if (!isUnheard(pressed)) return;
    event?.preventDefault();
    event?.stopImmediatePropagation();
    if (!presses.has(pressed)) presses.set(pressed, pressed.getAttribute('aria-pressed'));
    showKept(pressed, true);
  }

  /**
   * A press is acknowledged in the next frame, by the look of a button that is loading (`global-css.ts` of `ui`). React
   * knows neither attribute.
   */
  function showKept(pressed: Element, isKept: boolean): void {
    pressed.toggleAttribute('data-kept', isKept);
    if (isKept) pressed.setAttribute('aria-busy', 'true');
    else pressed.removeAttribute('aria-busy');
  }

  const isChoice = (field: Field): field is HTMLInputElement =>
    field instanceof HTMLInputElement && /checkbox|radio/.test(field.type);

  function keepChange(field: Field): void {
    if (isUnheard(field)) changed.set(field, isChoice(field) ? field.checked : field.value);
  }

  /**
   * Tells React of a change that it has not heard. Hydration puts a choice back to what React knows, and so does a
   * second render with a text, which moves the caret. A field that is still as it was left is not written: that would
   * end a composition, and Undo would forget.
   */
  function repeatChange(field: Field, value: string | boolean, select?: () => void): void {
    const name = isChoice(field) ? 'checked' : 'value';
    // React watches the property of the element, not that of its prototype, and hears of a value that differs from the
    // last one: its setter gets another value, which it writes to an element that is not in the document.
    Reflect.set(
      field,
      name,
      typeof value === 'boolean' ? !value : `${value} `,
      document.createElement(field.localName),
    );
    if (Reflect.get(field, name) !== value) {
      Reflect.set(Object.getPrototypeOf(field) as object, name, value, field);
      select?.();
    }
    const isTold = field instanceof HTMLSelectElement || field.type === 'file';
    // Not a MouseEvent, which would change a checkbox once more.
    const type = isTold ? 'change' : isChoice(field) ? 'click' : 'input';
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }

  /** Selects again what is selected now, in a field with a caret. */
  function keepSelection(field: Field): (() => void) | undefined {
    if (field instanceof HTMLSelectElement) return undefined;
    const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field;
    return start === null ? undefined : () => field.setSelectionRange(start, end, direction ?? undefined);
  }

  /** Whether a visitor has changed a field, by what the HTML says. Of radios, the one that was chosen. */
  function isChanged(field: Field): boolean {
    if (field instanceof HTMLSelectElement)
      return field.value !== (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value;
    if (!isChoice(field)) return field.value !== field.defaultValue;
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  }

  // Where the browser knows commands, such a button works without scripts.
  const keptButtons = 'commandForElement' in HTMLButtonElement.prototype ? 'button:not([commandfor])' : 'button';
  const onClick = (target: EventTarget | null, event?: Event) => {
    const button = (target as Element | null)?.closest<HTMLButtonElement>(keptButtons);
    if (button) keep(button, event);
  };
  addEventListener('click', (event) => onClick(event.target, event), true);
  addEventListener('submit', (event) => keep(event.target as HTMLFormElement, event), true);
  // The page is painted before this script is there. The browser remembers the first press (Safari from 26.2 on).
  const startedAt = performance.now();
  const onFirstInput = (list: PerformanceObserverEntryList) => {
    for (const { name, startTime, target } of list.getEntries() as PerformanceEventTiming[])
      if (startTime < startedAt && !name.startsWith('key')) onClick(target);
  };
  if ('PerformanceObserver' in globalThis)
    new PerformanceObserver(onFirstInput).observe({ type: 'first-input', buffered: true });
  addEventListener('input', ({ target }) => keepChange(target as Field), true);
  // What was typed before this script was there.
  [...document.querySelectorAll<Field>('input, select, textarea')].filter(isChanged).forEach(keepChange);
  addEventListener('shell:hydrated', ({ target }) => {
    showNotice(false);
    // The selection now: a second render comes before the microtask.
    const unheard = [...changed]
      .filter(([field]) => scopeOf(field) === target)
      .map(([field, value]) => [field, value, keepSelection(field)] as const);
    unheard.forEach(([field]) => changed.delete(field));
    const due = [...presses].filter(([pressed]) => scopeOf(pressed) === target);
    due.forEach(([pressed]) => presses.delete(pressed));
    // Once React has committed, and before anything else runs. A section of its own may not be hydrated yet: this
    // event, to which nothing listens, hydrates it, and what this browser knows of a toggle shows.
    queueMicrotask(() => {
      for (const [element] of [...unheard, ...due]) element.dispatchEvent(new Event('auxclick', { bubbles: true }));
      unheard.forEach((change) => repeatChange(...change));
      due.forEach(([pressed]) => showKept(pressed, false));
      due.forEach(([pressed, seen]) => {
        if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
        // A heart that this browser knows as saved is what its press has asked for.
        else if (pressed.getAttribute('aria-pressed') === seen) pressed.click();
      });
    });
  });

  // What will not be answered for now is still kept: another attempt may succeed.
  const release = (scope: Element) =>
    presses.forEach((_, pressed) => scope.contains(pressed) && showKept(pressed, false));
  addEventListener('shell:failed', ({ target }) => release(target as Element));

  let attempt = 1;
  const loaded = new Set<EventTarget | null>();
  const isFirstScript = (target: EventTarget | null): target is HTMLScriptElement =>
    target instanceof HTMLScriptElement && target.defer;
  const listWaiting = () =>
    [...document.querySelectorAll<HTMLScriptElement>('script[defer]')].filter((script) => !loaded.has(script));

  function showNotice(isShown: boolean): void {
    const notice = document.getElementById('start-notice');
    if (notice) notice.hidden = !isShown;
    if (isShown) release(document.body);
  }

  function trust(url: string): string {
    if (new URL(url, location.href).origin === location.origin && url.startsWith('/_/')) return url;
    throw new TypeError(`Only released files are loaded as scripts, not ${url}.`);
  }

  /** A changed URL: the browser keeps an answer that was altered, and locks a script that hangs. */
  function loadAgain(old: HTMLScriptElement): void {
    const site = (globalThis.__site ??= {});
    site.policy ??= window.trustedTypes?.createPolicy(policyName, { createScriptURL: trust });
    const url = `${new URL(old.src).pathname}?attempt=${attempt}`;
    const script = document.createElement('script');
    Object.assign(script, { async: false, defer: true, crossOrigin: 'anonymous', integrity: old.integrity });
    Reflect.set(script, 'src', site.policy ? site.policy.createScriptURL(url) : url);
    // A script that has moved to another document never runs: one that hangs must not run a second time.
    document.implementation.createHTMLDocument().adoptNode(old);
    document.head.append(script);
  }

  function onFailure(script: HTMLScriptElement): void {
    if (script.src.includes('?')) showNotice(true);
    else loadAgain(script);
  }

  // On the document: the load event of an element does not reach the window.
  document.addEventListener('load', ({ target }) => isFirstScript(target) && loaded.add(target), true);
  addEventListener('error', ({ target }) => isFirstScript(target) && onFailure(target), true);
  // A page that waits for its visitor has all of its scripts and is not hydrated.
  setTimeout(
    () => showNotice(!document.querySelector('#root[data-hydrated]') && listWaiting().length > 0),
    startBudgetMs,
  );
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('#start-notice button')) return;
    showNotice(false);
    attempt += 1;
    listWaiting().forEach(loadAgain);
  });
})();
