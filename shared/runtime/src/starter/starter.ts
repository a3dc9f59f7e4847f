/**
 * The first script of every document. Keeps what a visitor does until React hears it, and reloads failed first scripts.
 * A separate file, because the policy forbids inline scripts.
 */
import { scopeOf } from '../hydrate/module-elements';
import {
  failedEvent,
  hydratedEvent,
  lateQueryAttribute,
  queryAttribute,
  readyEvent,
  sharesAttribute,
  starterAttribute,
} from '../names';
import { showStartNotice, watchFirstScripts } from './failed-start';
import { keepChanges, listChanges } from './kept-changes';
import { keepPresses, listPresses, releasePresses } from './kept-presses';
import { showStoredToggles } from './stored-toggles';
import { loadPictures } from './yielding-pictures';

/** Maximum time (ms) that content waits for its query. */
const queryBudgetMs = 4000;

hideWhatAwaitsQuery();
showStoredToggles();
keepPresses();
keepChanges();
completeSharedLinks();
watchFirstScripts();

addEventListener(readyEvent, ({ target }) => repeatIn(target as Element)());
addEventListener(hydratedEvent, ({ target }) => {
  showStartNotice(false);
  // After React's commit, before anything else runs.
  queueMicrotask(repeatIn(target as Element));
});
addEventListener(failedEvent, ({ target }) => releasePresses(target as Element));

/** Changes first: a press may send them. */
function repeatIn(scope: Element): () => void {
  const kept = [...listChanges(), ...listPresses()].filter(({ element }) => scopeOf(element) === scope);
  return () => {
    for (const { repeat } of kept) repeat();
    // After the frame with the answer.
    if (kept.length > 0) setTimeout(loadPictures);
  };
}

/**
 * Hides what depends on the query until it hydrates (`AwaitsQuery`, `AwaitsHome`), because HTML is made without one.
 */
function hideWhatAwaitsQuery(): void {
  const page = document.documentElement;
  const { search } = location;
  page.setAttribute(starterAttribute, '');
  if (!search) return;
  page.setAttribute(queryAttribute, search);
  setTimeout(() => {
    page.removeAttribute(queryAttribute);
    page.setAttribute(lateQueryAttribute, search);
  }, queryBudgetMs);
}

/** Completes a link to share when it is pressed or focused: its HTML does not know the site's origin. */
function completeSharedLinks(): void {
  for (const type of ['pointerdown', 'focusin']) addEventListener(type, ({ target }) => complete(target), true);
}

function complete(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[${sharesAttribute}]`);
  if (!link) return;
  const address = encodeURIComponent(` ${location.origin}${link.getAttribute(sharesAttribute)}`);
  if (!link.href.endsWith(address)) link.href += address;
}
