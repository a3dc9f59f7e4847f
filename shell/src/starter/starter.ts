/**
 * The first script of every document: what must work before the shell runs, or without it. It keeps presses
 * until what was pressed is hydrated, and loads the shell's first scripts again when one of them fails.
 * A classic script without imports (the policy forbids inline scripts), so names that it shares with the shell
 * are repeated here: `data-module`, `data-hydrated`, `shell:hydrated`, `start-notice`, `__site.policy`.
 */
(() => {
  type Pressed = HTMLButtonElement | HTMLFormElement;
  const policyName = (document.currentScript as HTMLScriptElement).dataset['policy'] ?? '';
  /** After this time the visitor is offered another attempt (ms). Slow 4G needs a third of it. */
  const startBudgetMs = 10_000;

  // The HTML is made without a query: what depends on one is hidden until it has hydrated (`AwaitsQuery` of projects), for so long at most.
  const queryBudgetMs = 4000;
  if (location.search) {
    document.documentElement.dataset['query'] = '';
    setTimeout(() => delete document.documentElement.dataset['query'], queryBudgetMs);
  }

  let presses: Pressed[] = [];

  /** What hydrates as one: a module, or the frame around all modules. */
  const scopeOf = (element: Element) => element.closest('[data-module], #root');

  /** Stops an event that React would drop, and keeps what was pressed; pressing twice counts once. */
  function keep(event: Event, pressed: Pressed): void {
    const scope = scopeOf(pressed);
    if (!scope || scope.hasAttribute('data-hydrated')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!presses.includes(pressed)) presses.push(pressed);
  }

  // Where the browser knows commands, such a button works without scripts.
  const keptButtons = 'commandForElement' in HTMLButtonElement.prototype ? 'button:not([commandfor])' : 'button';
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(keptButtons);
    if (button) keep(event, button);
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', (event) => keep(event, event.target as HTMLFormElement), true);
  addEventListener('shell:hydrated', ({ target }) => {
    showNotice(false);
    const due = presses.filter((pressed) => scopeOf(pressed) === target);
    presses = presses.filter((pressed) => !due.includes(pressed));
    // In a task of its own: React is still committing.
    setTimeout(() => due.forEach((pressed) => (pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed.click())));
  });

  let attempt = 1;
  const loaded = new Set<EventTarget | null>();
  const isFirstScript = (target: EventTarget | null): target is HTMLScriptElement => target instanceof HTMLScriptElement && target.defer;
  const listWaiting = () => [...document.querySelectorAll<HTMLScriptElement>('script[defer]')].filter((script) => !loaded.has(script));

  function showNotice(isShown: boolean): void {
    const notice = document.getElementById('start-notice');
    if (notice) notice.hidden = !isShown;
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
  document.addEventListener('load', ({ target }) => loaded.add(target), true);
  addEventListener('error', ({ target }) => isFirstScript(target) && onFailure(target), true);
  setTimeout(() => showNotice(!document.querySelector('#root[data-hydrated]')), startBudgetMs);
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('#start-notice button')) return;
    showNotice(false);
    attempt += 1;
    listWaiting().forEach(loadAgain);
  });
})();
