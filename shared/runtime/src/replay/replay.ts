/**
 * The first script of every document. Records what a visitor does, replays it when React hears it, and loads failed
 * first scripts again. A separate file, because the policy of every page would need the hash of an inline script.
 */
import { scopeOf } from '../hydrate/module-elements';
import { failedAttribute, failedEvent, hydratedEvent, readyEvent, sharesAttribute } from '../names';
import { showStartNotice, watchFirstScripts } from './failed-start';
import { recordChanges, listRecordedChanges } from './changes';
import { recordPresses, listRecordedPresses, releasePresses } from './presses';
import { ignoreSecondPresses } from './second-presses';
import { showStoredToggles } from './stored-toggles';

showStoredToggles();
ignoreSecondPresses();
recordPresses();
recordChanges();
completeSharedLinks();
watchFirstScripts();

addEventListener(readyEvent, ({ target }) => replayIn(target as Element)());
addEventListener(hydratedEvent, ({ target }) => {
  showStartNotice(false);
  (target as Element).removeAttribute(failedAttribute);
  // After React's commit, before anything else runs.
  queueMicrotask(replayIn(target as Element));
});
addEventListener(failedEvent, ({ target }) => {
  (target as Element).setAttribute(failedAttribute, '');
  releasePresses(target as Element);
});

/** Changes first: a press may send them. */
function replayIn(scope: Element): () => void {
  const recorded = [...listRecordedChanges(), ...listRecordedPresses()].filter(
    ({ element }) => scopeOf(element) === scope,
  );
  return () => recorded.forEach(({ replay }) => replay());
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
