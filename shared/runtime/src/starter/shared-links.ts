import { sharesAttribute } from '../names';

/** Completes a link to share when it is pressed or focused: its HTML does not know the site's origin. */
export function completeSharedLinks(): void {
  for (const type of ['pointerdown', 'focusin']) addEventListener(type, ({ target }) => complete(target), true);
}

function complete(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[${sharesAttribute}]`);
  if (!link) return;
  const address = encodeURIComponent(` ${location.origin}${link.getAttribute(sharesAttribute)}`);
  if (!link.href.endsWith(address)) link.href += address;
}
