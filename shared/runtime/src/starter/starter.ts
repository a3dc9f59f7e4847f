/**
 * The first script of every document. Keeps what a visitor does until React hears it, and reloads failed first scripts.
 * A separate file, because the policy forbids inline scripts.
 */
import { scopeOf } from '../hydrate/module-elements';
import { failedEvent, hydratedEvent, readyEvent } from '../names';
import { hideWhatAwaitsQuery } from './awaited-query';
import { showStartNotice, watchFirstScripts } from './failed-start';
import { keepChanges, listChanges } from './kept-changes';
import { keepPresses, listPresses, releasePresses } from './kept-presses';
import { completeSharedLinks } from './shared-links';
import { showStoredToggles } from './stored-toggles';
import { loadPictures } from './yielding-pictures';

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
