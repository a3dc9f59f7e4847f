import type { PageToOpen } from './affected-pages';

export interface View {
  page: PageToOpen;
  /** `on a phone` */
  screen: string;
  findings: readonly string[];
}

/** One sentence per finding with its screens. Names the changed parts when the page is another part's. */
export function inSentences(views: readonly View[], changed: readonly string[]): string[] {
  const screensOf = new Map<string, string[]>();
  for (const { page, screen, findings } of views) {
    for (const finding of findings) {
      const sentence = `${subjectOf(page, changed)} ${finding}`;
      screensOf.set(sentence, [...(screensOf.get(sentence) ?? []), screen]);
    }
  }
  return [...screensOf].map(([sentence, screens]) => `${sentence} (${[...new Set(screens)].join(' and ')}).`);
}

function subjectOf({ path, part }: PageToOpen, changed: readonly string[]): string {
  return `${path} of ${part}${changed.includes(part) ? '' : `, which ${changed.join(' and ')} changes,`}`;
}
