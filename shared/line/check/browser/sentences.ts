import type { PageToOpen } from './affected-pages';

export interface View {
  page: PageToOpen;
  /** `on a phone` */
  screen: string;
  findings: readonly string[];
}

/** Pages above this number with one finding share a sentence. */
const mostAlone = 3;

/** One sentence per finding with its screens. Names the changed parts when the page is another part's. */
export function inSentences(views: readonly View[], changed: readonly string[]): string[] {
  const subjectsOf = new Map<string, Map<string, Set<string>>>();
  for (const { page, screen, findings } of views)
    for (const finding of findings) {
      const subjects = subjectsOf.get(finding) ?? new Map<string, Set<string>>();
      const subject = subjectOf(page, changed);
      subjectsOf.set(finding, subjects.set(subject, (subjects.get(subject) ?? new Set()).add(screen)));
    }
  return [...subjectsOf].flatMap(([finding, subjects]) => {
    const others = subjects.size > mostAlone ? ` and ${subjects.size - 1} other pages: each` : '';
    return [...subjects]
      .slice(0, others ? 1 : undefined)
      .map(([subject, screens]) => `${subject}${others} ${finding} (${[...screens].join(' and ')}).`);
  });
}

function subjectOf({ path, part }: PageToOpen, changed: readonly string[]): string {
  return `${path} of ${part}${changed.includes(part) ? '' : `, which ${changed.join(' and ')} changes,`}`;
}
