import type { PageToOpen } from './changed-pages';
import { UserError } from '../../checkout';

/** `kind` is what the live page's findings are compared by: by default the sentence. */
export type Finding = readonly [sentence: string, kind?: string];

/** What goes wrong while one page is open, one sentence each. */
export class Findings {
  /** By kind. */
  readonly sentences = new Map<string, string>();
  /** Words that precede what is found from now on: `once it is touched`. */
  moment: string | undefined;

  /** Keeps the first of a kind: what was there before a moment is none of its findings. */
  add(sentence: string, kind = sentence): void {
    if (!this.sentences.has(kind)) this.sentences.set(kind, this.moment ? `${this.moment}: ${sentence}` : sentence);
  }

  addAll(findings: readonly Finding[]): void {
    for (const each of findings) this.add(...each);
  }

  /** Sentences whose kind the live page does not have. */
  newTo(live: Findings): string[] {
    return [...this.sentences].filter(([kind]) => !live.sentences.has(kind)).map(([, sentence]) => sentence);
  }
}

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

/** This machine is too slow to judge a release. */
export class BusyError extends UserError {
  /** Of a check that could not judge. */
  override readonly exitCode = 3;

  constructor(pages: readonly string[]) {
    super(
      `This machine is too busy to judge this release: ${pages.join(', ')} took too long, and so did pages that are live. Nothing was found wrong. Check again when the machine is quiet.`,
    );
  }
}

const late =
  /within \d+ s|Timeout \d+ ?ms exceeded|timed out|RUNTIME-008|Loading chunk \d+ failed|until it can be used/;
/** The next page did not load in time. */
const lateAway = /does not come back|^after following .* cannot be shown/;

/** A finding that may be caused by a slow machine. */
export function isOfTime(finding: string): boolean {
  return late.test(finding) || lateAway.test(finding);
}
