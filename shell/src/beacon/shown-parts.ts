import { partAttribute } from '@site/hydration/names';

const anyPart = `[${partAttribute}]`;

export function listShownParts(): string[] {
  return [...new Set(Array.from(document.querySelectorAll(anyPart), versionAt))];
}

/** The shell where no part rendered the page. */
export function partOfPage(): string {
  const element = document.querySelector(`main ${anyPart}`) ?? document.querySelector(anyPart);
  return element ? versionAt(element) : 'shell@unknown';
}

export function shownVersionOf(part: string): string {
  return (
    listShownParts()
      .find((name) => name.startsWith(`${part}@`))
      ?.slice(part.length + 1) ?? 'unknown'
  );
}

function versionAt(element: Element): string {
  return element.getAttribute(partAttribute) ?? '';
}
