import { partAttribute } from '../names';

const anyPart = `[${partAttribute}]`;

export function listShownParts(): string[] {
  return [...new Set(Array.from(document.querySelectorAll(anyPart), partAt))];
}

export function shownVersionOf(part: string): string {
  const shown = listShownParts().find((name) => name.startsWith(`${part}@`));
  return shown?.slice(part.length + 1) ?? 'unknown';
}

/** The part that rendered a node, `projects@1.0.0-1a2b3c4d`, or `''`. */
export function partAt(node: Node | null | undefined): string {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest(anyPart)?.getAttribute(partAttribute) ?? '';
}

/** The part of the page, the shell where no part rendered it. */
export function partOfPage(): string {
  return partAt(document.querySelector(`main ${anyPart}`) ?? document.querySelector(anyPart)) || 'shell@unknown';
}
