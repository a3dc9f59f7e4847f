import type { Finding } from '../findings';
import type { PageNames } from '../page-names';

/** A 1 px picture for sharp screens has width 0.5. */
export async function findBrokenPictures(): Promise<string[]> {
  const suspects = [...document.images].filter(
    (image) => image.complete && image.naturalWidth === 0 && image.getAttribute('src'),
  );
  const isBroken = await Promise.all(
    suspects.map((image) =>
      image.decode().then(
        () => false,
        () => true,
      ),
    ),
  );
  return suspects
    .filter((_, index) => isBroken[index])
    .map((image) => `shows a broken picture: ${image.getAttribute('src')}`);
}

/** Pixels beyond the requested width. Phones zoom out to fit, so `innerWidth` is useless. */
export function readExcessWidth(width: number): number {
  return document.documentElement.scrollWidth - width;
}

export function readEmptyFragments({ module }: PageNames): Finding[] {
  return [...document.querySelectorAll<HTMLElement>(`[${module}*="/fragments/"]`)]
    .filter((each) => each.innerText.trim() === '' && !each.querySelector('img, svg, video, iframe, input, button'))
    .map((each) => each.getAttribute(module) ?? '')
    .map((id): Finding => [`empty ${id}`, `shows nothing where ${id} was`]);
}
