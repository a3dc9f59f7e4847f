import { setSource } from '../load/script-loader';
import { failedAttribute, hydratedAttribute, rootId, startNoticeId } from '../names';
import { releasePresses } from './presses';

/** Milliseconds until the visitor is offered another attempt. Slow 4G needs a third. */
const startBudgetMs = 10_000;

const loaded = new Set<EventTarget | null>();
let attempt = 1;

/** Retries a failed first script once, then on the visitor's request. */
export function watchFirstScripts(): void {
  // On the document: load events of elements do not reach the window.
  document.addEventListener('load', ({ target }) => isFirstScript(target) && loaded.add(target), true);
  addEventListener('error', ({ target }) => isFirstScript(target) && onFailure(target), true);
  // An idle page has all scripts and is not hydrated.
  const isLate = () => !document.querySelector(`#${rootId}[${hydratedAttribute}]`) && listWaiting().length > 0;
  setTimeout(() => showStartNotice(isLate()), startBudgetMs);
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest(`#${startNoticeId} button`)) return;
    showStartNotice(false);
    attempt += 1;
    listWaiting().forEach(loadAgain);
  });
}

export function showStartNotice(isShown: boolean): void {
  const notice = document.getElementById(startNoticeId);
  if (notice) notice.hidden = !isShown;
  document.documentElement.toggleAttribute(failedAttribute, isShown);
  if (isShown) releasePresses(document.body);
}

function isFirstScript(target: EventTarget | null): target is HTMLScriptElement {
  return target instanceof HTMLScriptElement && target.defer;
}

function listWaiting(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[defer]')].filter((script) => !loaded.has(script));
}

function onFailure(script: HTMLScriptElement): void {
  if (script.src.includes('?')) showStartNotice(true);
  else loadAgain(script);
}

/** A changed URL: the browser caches an altered answer and locks a hanging script. */
function loadAgain(old: HTMLScriptElement): void {
  const script = document.createElement('script');
  Object.assign(script, { async: false, defer: true, crossOrigin: 'anonymous', integrity: old.integrity });
  setSource(script, `${new URL(old.src).pathname}?attempt=${attempt}`);
  // A script that moved to another document never runs, so a hanging one cannot run twice.
  document.implementation.createHTMLDocument().adoptNode(old);
  document.head.append(script);
}
