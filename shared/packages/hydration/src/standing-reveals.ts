import { appearsAttribute } from './names';

/**
 * Watches what fades in in HTML that is not hydrated: it is shown like the rest of the page, whether or not its part
 * ever hydrates.
 */
export function watchStandingReveals(watch: (element: HTMLElement, isStaggered: boolean) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${appearsAttribute}]`))
    watch(element, element.getAttribute(appearsAttribute) === 'stagger');
}
