/**
 * The first script of every document. Keeps what a visitor does until React hears it, and reloads failed first scripts.
 * A separate file, because the policy forbids inline scripts.
 */
import { hydrateNow } from '../hydrate/hydrate-pressed';
import { failedEvent, hydratedEvent } from '../names';
import { hideWhatAwaitsQuery } from './awaited-query';
import { showStartNotice, watchFirstScripts } from './failed-start';
import { keepChanges, takeChanges } from './kept-changes';
import { keepPresses, releasePresses, takePresses } from './kept-presses';
import { showStoredToggles } from './stored-toggles';
import { loadPictures } from './yielding-pictures';

hideWhatAwaitsQuery();
showStoredToggles();
keepPresses();
keepChanges();
watchFirstScripts();

addEventListener(hydratedEvent, ({ target }) => {
  showStartNotice(false);
  // Now: a second render runs before the microtask and moves the caret.
  const kept = [...takeChanges(target), ...takePresses(target)];
  // After React's commit, before anything else runs. Hydrates the section now if needed, and shows stored toggles.
  queueMicrotask(() => {
    kept.forEach(({ element }) => hydrateNow(element));
    kept.forEach(({ repeat }) => repeat());
    // After the frame with the answer.
    if (kept.length > 0) setTimeout(loadPictures);
  });
});
addEventListener(failedEvent, ({ target }) => releasePresses(target as Element));
