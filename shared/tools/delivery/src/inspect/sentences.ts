import type { PageToOpen } from './affected-pages';

/** What one page showed on one screen. */
export interface View {
  page: PageToOpen;
  /** `on a phone` */
  screen: string;
  findings: readonly string[];
}

/**
 * A sentence for each finding of a page, with the screens on which it was met. Names the changed parts where the page
 * is another's.
 */
export function inSentences(views: readonly View[], changed: readonly string[]): string[] {
  const screensOf = new Map<string, string[]>();
  for (const { page, screen, findings } of views) {
    for (const finding of findings) {
      const sentence = `${subjectOf(page, changed)} ${finding}`;
      screensOf.set(sentence, [...(screensOf.get(sentence) ?? []), screen]);
    }
  }
  return [...screensOf].map(([sentence, screens]) => `${sentence} (${screens.join(' and ')}).`);
}

function subjectOf({ path, part }: PageToOpen, changed: readonly string[]): string {
  return `${path} of ${part}${changed.includes(part) ? '' : `, which ${changed.join(' and ')} changes,`}`;
}
