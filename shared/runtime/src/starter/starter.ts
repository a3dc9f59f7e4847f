/**
 * The first script of every document. Keeps what a visitor does until React hears it, and reloads failed first scripts.
 * A separate file, because the policy of every page would need the hash of an inline script.
 */
import { scopeOf } from '../hydrate/module-elements';
import { failedAttribute, failedEvent, hydratedEvent, readyEvent, sharesAttribute } from '../names';
import { showStartNotice, watchFirstScripts } from './failed-start';
import { keepChanges, listChanges } from './kept-changes';
import { keepPresses, listPresses, releasePresses } from './kept-presses';
import { ignoreSecondPresses } from './second-presses';
import { showStoredToggles } from './stored-toggles';
import { loadPictures } from './yielding-pictures';

showStoredToggles();
ignoreSecondPresses();
keepPresses();
keepChanges();
completeSharedLinks();
watchFirstScripts();

addEventListener(readyEvent, ({ target }) => repeatIn(target as Element)());
addEventListener(hydratedEvent, ({ target }) => {
  showStartNotice(false);
  (target as Element).removeAttribute(failedAttribute);
  // After React's commit, before anything else runs.
  queueMicrotask(repeatIn(target as Element));
});
addEventListener(failedEvent, ({ target }) => {
  (target as Element).setAttribute(failedAttribute, '');
  releasePresses(target as Element);
});

/** Changes first: a press may send them. */
function repeatIn(scope: Element): () => void {
  const kept = [...listChanges(), ...listPresses()].filter(({ element }) => scopeOf(element) === scope);
  return () => {
    for (const { repeat } of kept) repeat();
    // After the frame with the answer.
    if (kept.length > 0) setTimeout(loadPictures);
  };
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
