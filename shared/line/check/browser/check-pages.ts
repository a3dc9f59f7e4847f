import { eachOf } from '../../storage';
import type { PageToOpen } from './changed-pages';
import { compareVisits, type Difference } from './compare-visits';
import { BusyError, Findings, isOfTime, type View } from './findings';
import type { Opened } from './open-page';
import type { VisitRecord } from './read-outcome';
import { screens, type Visitor } from './visitors';

/** A visit ends after the first step that finds what is not `known`. Without `known` it goes through. */
export type Open = (page: PageToOpen, screen: Visitor, known?: Findings) => Promise<Opened>;

export interface CheckPagesInput {
  pages: readonly PageToOpen[];
  changed: readonly string[];
  open: Open;
  /** Opens the live page; for a new page another live one, which shows how fast the machine is. */
  openLive: (page: PageToOpen, screen: Visitor, isBrief: boolean) => Promise<Opened>;
  /** Whether the live site has this page. */
  isLive: (page: PageToOpen) => boolean;
  /** How the live page went when it was opened last; `undefined` if it was not. */
  recallLive: (page: PageToOpen) => Promise<VisitRecord | undefined>;
  /** Gets each record. */
  keep: (page: PageToOpen, record: VisitRecord, live: VisitRecord) => void;
  atOnce: number;
}

export interface CheckedPages {
  /** What refuses. */
  views: View[];
  /** What refuses, unless both teams want it. */
  toAgree: View[];
  /** What is otherwise on the parts' own pages. */
  listed: View[];
}

interface Checked {
  added: readonly string[];
  differences: readonly Difference[];
}

/** Number of pages. */
const sure = 3;

/**
 * Opens each page on each screen. What is found is asked of the live page, and then of the new one once more: only what
 * is found twice and not live refuses. What was confirmed on {@link sure} pages is believed of others. Throws
 * {@link BusyError} when nothing refuses and a live page is too slow.
 */
export async function checkPages(input: CheckPagesInput): Promise<CheckedPages> {
  const { pages, changed, open, openLive, isLive, recallLive, keep, atOnce } = input;
  const slow = new Set<string>();
  /** By what is found: the pages where it was confirmed. */
  const confirmedOn = new Map<string, Set<string>>();
  const check = async (page: PageToOpen, screen: Visitor, known = new Findings()): Promise<Checked> => {
    const first = await open(page, screen, known);
    const compare = (was?: VisitRecord, is?: VisitRecord) =>
      was && is ? compareVisits(was, is, { part: page.part, changed }) : [];
    const recalled = first.record && (await recallLive(page));
    const isSame = isLive(page);
    const opened = first.record && isSame && !recalled ? await openLive(page, screen, false) : undefined;
    const record = recalled ?? opened?.record;
    const differences = compare(record, first.record);
    if (first.record && record) keep(page, first.record, record);
    const found = first.findings.newTo(known);
    const isRefused = !differences.every(isListed);
    const isSure = (what: string) => (confirmedOn.get(what)?.size ?? 0) >= sure;
    const reasons = [...found, ...differences.filter((each) => !isListed(each)).map(({ what }) => what)];
    if (reasons.every(isSure)) return { added: found, differences };
    // A page that differs from itself is opened once more.
    const live = !isRefused && opened ? opened : await openLive(page, screen, !isRefused && !first.record);
    const again = await open(page, screen, isSame ? live.findings : new Findings());
    const added = again.findings.newTo(isSame ? live.findings : new Findings());
    // The first visit ended at what live has, too: it made no gesture.
    if (added.length === 0 && again.record && !first.record) return check(page, screen, live.findings);
    if (added.length === 0 && screen.isThorough && isSame && !again.record) {
      const [reason = ''] = again.findings.sentences.values();
      const sentence = `was not used with every gesture, because live has this, too: ${reason}`;
      differences.push({ verdict: 'list', sentence, what: sentence });
    }
    const repeated = new Set(compare(isSame ? live.record : undefined, again.record).map(({ what }) => what));
    const confirmed = differences.filter((each) => isListed(each) || repeated.has(each.what));
    const isLiveSlow = [...live.findings.sentences.values()].some(isOfTime);
    // A slow live visit has not seen everything, and another page says nothing about this one's faults.
    if (!isLiveSlow || (!isSame && !added.every(isOfTime))) {
      for (const what of [...added, ...confirmed.map(({ what }) => what)])
        confirmedOn.set(what, (confirmedOn.get(what) ?? new Set()).add(page.path));
      return { added, differences: confirmed };
    }
    if (added.length > 0 || (!live.record && isRefused)) slow.add(page.path);
    return { added: [], differences: confirmed };
  };
  const views = pages.flatMap((page) => screens.map((screen) => ({ page, screen })));
  const checked = await eachOf(
    views,
    async ({ page, screen }) => ({ page, screen: screen.name, ...(await check(page, screen)) }),
    atOnce,
  );
  const select = (verdict: Difference['verdict']) =>
    checked.map(({ page, screen, added, differences }) => {
      const sentences = differences.filter((each) => each.verdict === verdict).map(({ sentence }) => sentence);
      return { page, screen, findings: [...(verdict === 'refuse' ? added : []), ...sentences] };
    });
  const result = { views: select('refuse'), toAgree: select('agree'), listed: select('list') };
  if (slow.size > 0 && result.views.every(({ findings }) => findings.length === 0)) throw new BusyError([...slow]);
  return result;
}

function isListed({ verdict }: Difference): boolean {
  return verdict === 'list';
}
