import { eachOf } from '../../storage';
import type { PageToOpen } from './changed-pages';
import { BusyError, Findings, isOfTime, type View } from './findings';
import { screens, type Visitor } from './visitors';

/** A visit ends after the first step that finds what is not `known`. Without `known` it goes through. */
export type Open = (page: PageToOpen, screen: Visitor, known?: Findings) => Promise<Findings>;

export interface CheckPagesInput {
  pages: readonly PageToOpen[];
  open: Open;
  /** Opens the live page; for a new page another live one, which shows how fast the machine is. */
  openLive: (page: PageToOpen, screen: Visitor) => Promise<{ findings: Findings; isSame: boolean }>;
  atOnce: number;
}

/**
 * Opens each page on each screen. What is found is asked of the live page, and then of the new one once more: only what
 * is found twice and not live refuses. Throws {@link BusyError} when nothing refuses and a live page is too slow.
 */
export async function checkPages({ pages, open, openLive, atOnce }: CheckPagesInput): Promise<View[]> {
  const slow = new Set<string>();
  const check = async (page: PageToOpen, screen: Visitor): Promise<string[]> => {
    const first = await open(page, screen, new Findings());
    if (first.sentences.size === 0) return [];
    const live = await openLive(page, screen);
    const known = live.isSame ? live.findings : new Findings();
    const added = (await open(page, screen, known)).newTo(known);
    const isLiveSlow = [...live.findings.sentences.values()].some(isOfTime);
    // A slow live visit has not seen everything, and another page says nothing about this one's faults.
    if (!isLiveSlow || (!live.isSame && !added.every(isOfTime))) return added;
    if (added.length > 0) slow.add(page.path);
    return [];
  };
  const views = pages.flatMap((page) => screens.map((screen) => ({ page, screen })));
  const checked = await eachOf(
    views,
    async ({ page, screen }) => ({ page, screen: screen.name, findings: await check(page, screen) }),
    atOnce,
  );
  if (slow.size > 0 && checked.every(({ findings }) => findings.length === 0)) throw new BusyError([...slow]);
  return checked;
}
