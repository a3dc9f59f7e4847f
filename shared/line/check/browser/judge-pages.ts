import { eachOf } from '../../storage';
import type { PageToOpen } from './affected-pages';
import { BusyError, isOfTime } from './busy';
import type { Findings } from './findings';
import type { View } from './sentences';
import { screens, type Visitor } from './visitors';

export interface JudgeInput {
  pages: readonly PageToOpen[];
  visit: (page: PageToOpen, screen: Visitor) => Promise<Findings>;
  /** Visits the live page; `undefined` for a new page. */
  visitLive: (page: PageToOpen, screen: Visitor) => Promise<Findings> | undefined;
  /** A live page: a reference for the machine's speed. */
  visitAnyLive: (screen: Visitor) => Promise<Findings> | undefined;
  atOnce: number;
}

/**
 * Visits each page on each screen, and keeps what the live page does not have and a second visit finds again. Throws
 * {@link BusyError} when only time is at fault, and the live page is as slow.
 */
export async function judgePages(input: JudgeInput): Promise<View[]> {
  const asked = input.pages.flatMap((page) => screens.map((screen) => ({ page, screen })));
  const slow = new Set<string>();
  const views = await eachOf(
    asked,
    async ({ page, screen }): Promise<View> => {
      const found = await judge(page, screen, input);
      if (found === 'busy') slow.add(page.path);
      return { page, screen: screen.name, findings: found === 'busy' ? [] : found };
    },
    input.atOnce,
  );
  // Certain findings decide first, because they do not depend on load.
  if (slow.size > 0 && views.every(({ findings }) => findings.length === 0)) throw new BusyError([...slow]);
  return views;
}

async function judge(page: PageToOpen, screen: Visitor, input: JudgeInput): Promise<string[] | 'busy'> {
  const first = await input.visit(page, screen);
  // The live page costs as much as this one.
  if (first.all.size === 0) return [];
  const live = await input.visitLive(page, screen);
  if (first.newBeside(live).length === 0 && !(isSlow(first) && isSlow(live))) return [];
  const again = await input.visit(page, screen);
  const found = again.newBeside(live).filter(([kind]) => first.all.has(kind));
  const certain = found.map(([, sentence]) => sentence).filter((sentence) => !isOfTime(sentence));
  if (certain.length > 0 || !isSlow(again)) return certain;
  return isSlow(live ?? (await input.visitAnyLive(screen))) ? 'busy' : found.map(([, sentence]) => sentence);
}

function isSlow(findings: Findings | undefined): boolean {
  return [...(findings?.all.values() ?? [])].some(isOfTime);
}
