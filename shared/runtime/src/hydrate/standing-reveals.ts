import { appearsAttribute } from '../names';

/** Reveals elements of dehydrated HTML like the rest of the page. */
export function watchStandingReveals(watch: (element: HTMLElement, isStaggered: boolean) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${appearsAttribute}]`))
    watch(element, element.getAttribute(appearsAttribute) === 'stagger');
}
