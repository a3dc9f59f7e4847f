/**
 * The first script of every document: what must work before the shell runs, or without it. It keeps what a visitor does
 * until React hears it, and loads the shell's first scripts again when one of them fails. A file of its own, because
 * the policy forbids inline scripts.
 */
import { hydrateNow } from '../hydrate-pressed';
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
  // Now: a second render comes before the microtask, and moves the caret.
  const kept = [...takeChanges(target), ...takePresses(target)];
  // Once React has committed, and before anything else runs. A section may not be hydrated yet: then it is now, and
  // what this browser knows of a toggle shows.
  queueMicrotask(() => {
    kept.forEach(({ element }) => hydrateNow(element));
    kept.forEach(({ repeat }) => repeat());
    // After the frame with the answer.
    if (kept.length > 0) setTimeout(loadPictures);
  });
});
addEventListener(failedEvent, ({ target }) => releasePresses(target as Element));
