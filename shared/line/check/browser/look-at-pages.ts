import { eachOf } from '../../storage';
import type { PageToOpen } from './affected-pages';
import { BusyError, isOfTime } from './busy';
import type { Findings } from './findings';
import type { View } from './sentences';
import { screens, type Visitor } from './visitors';

export type Open = (page: PageToOpen, screen: Visitor) => Promise<Findings>;

export interface LookInput {
  pages: readonly PageToOpen[];
  open: Open;
  /** Opens the live page; `undefined` for a new page. */
  openLive: (page: PageToOpen, screen: Visitor) => Promise<Findings> | undefined;
  /** An accepted live page: a reference for the machine's speed. */
  openAnyLive: (screen: Visitor) => Promise<Findings> | undefined;
  atOnce: number;
}

/**
 * Opens each page on each screen. A page with only time findings is opened again, beside the live one; others lose
 * theirs. Throws {@link BusyError} when the live page is as slow.
 */
export async function lookAtPages(input: LookInput): Promise<View[]> {
  const views = input.pages.flatMap((page) => screens.map((screen) => ({ page, screen })));
  const first = await eachOf(
    views,
    async (view) => ({ ...view, findings: await judge(view.page, view.screen, input) }),
    input.atOnce,
  );
  const reports: View[] = [];
  const slow: string[] = [];
  for (const { page, screen, findings } of first) {
    const again = isSlow(findings) ? await lookAgain(page, screen, input) : findings.filter((each) => !isOfTime(each));
    if (again === 'busy') slow.push(page.path);
    reports.push({ page, screen: screen.name, findings: again === 'busy' ? [] : again });
  }
  // Certain findings decide first, because they do not depend on load.
  if (slow.length > 0 && reports.every(({ findings }) => findings.length === 0))
    throw new BusyError([...new Set(slow)]);
  return reports;
}

const isSlow = (findings: readonly string[]) => findings.length > 0 && findings.every(isOfTime);

async function judge(page: PageToOpen, screen: Visitor, { open, openLive }: LookInput): Promise<string[]> {
  const findings = await open(page, screen);
  // The live page costs as much as this one, and certain findings need no comparison.
  if (findings.certain.size > 0 || findings.doubts.size === 0) return [...findings.certain];
  const live = await openLive(page, screen);
  const late = [...(live?.certain ?? [])].filter(isOfTime);
  // A late live page allows no comparison.
  return late.length > 0 ? late : findings.against(live);
}

async function lookAgain(page: PageToOpen, screen: Visitor, input: LookInput): Promise<string[] | 'busy'> {
  const again = await judge(page, screen, input);
  if (!isSlow(again)) return again;
  const live = await (input.openLive(page, screen) ?? input.openAnyLive(screen));
  return live && [...live.certain, ...live.doubts.values()].some(isOfTime) ? 'busy' : again;
}
