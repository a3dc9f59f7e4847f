import type { Outcome, Step, VisitRecord } from './read-outcome';

/** How a page ends otherwise than on the live site. */
export interface Difference {
  /**
   * `refuse`: a part did something to another. `agree`: a part's own elements act otherwise on another part's page,
   * which both teams may want. `list`: it is the part's own.
   */
  verdict: 'refuse' | 'agree' | 'list';
  /** After the page's name: `does something else than live after pressing "Search": …`. */
  sentence: string;
  /** What is otherwise, after whatever gesture: a timer that a page starts ends after another one each time. */
  what: string;
}

/** Compares the same gestures, one after another. `changed` parts are those of the release, `part` has the page. */
export function compareVisits(
  live: VisitRecord,
  next: VisitRecord,
  { part, changed }: { part: string; changed: readonly string[] },
): Difference[] {
  const steps = new Map(next.map((step) => [step.gesture + step.part, step]));
  const [arrived, arrives] = [live[0]?.outcome, next[0]?.outcome];
  const isOwnPage = changed.includes(part);
  /** A difference stays after the gesture that made it. */
  const known = new Set<string>();
  return live.flatMap((was): Difference[] => {
    const is = steps.get(was.gesture + was.part);
    const isOwnGesture = changed.includes(was.part ?? part);
    if (!was.outcome || !is?.outcome) {
      // Another page may send the same form.
      if (!was.outcome || isOwnGesture || was.kind === 'send') return [];
      const missing = `no longer has what live has for ${was.gesture}`;
      return [{ verdict: isOwnPage ? 'list' : 'refuse', sentence: missing, what: missing }];
    }
    const both = { step: was, next: is, was: was.outcome, is: is.outcome };
    const input = { ...both, changed, isOwnGesture, isOwnPage, arrived, arrives };
    const place = was.kind === 'open' ? 'when it is opened' : `after ${was.gesture}`;
    return [...compareOthers(input), ...compareOwn(input)]
      .filter(([verdict, what]) => known.size < known.add(verdict + what).size)
      .map(([verdict, what, instead]) => ({
        verdict,
        sentence: `does something else than live ${place}: ${what}${instead ? ` instead of ${instead}` : ''}`,
        what,
      }));
  });
}

interface Compared {
  was: Outcome;
  is: Outcome;
  changed: readonly string[];
  /** With a control of a changed part. */
  isOwnGesture: boolean;
  isOwnPage: boolean;
  /** At the start of each visit. */
  arrived: Outcome | undefined;
  arrives: Outcome | undefined;
  step: Step;
  next: Step;
}

type Finding = readonly [verdict: Difference['verdict'], what: string, instead?: string];

/** What the changed parts do to a page, and to elements, that are not theirs. */
function compareOthers({ was, is, changed, isOwnGesture, isOwnPage, arrived, step }: Compared): Finding[] {
  const isOwn = (part: string) => changed.includes(part);
  // Where a part's own control leads is its own choice.
  const verdict = !isOwnGesture ? 'refuse' : isOwnPage ? 'list' : 'agree';
  // So is where its pages are.
  if (was.address !== is.address && was.owner === is.owner && isOwn(was.owner))
    return [['list', `the address is ${is.address}`]];
  if (was.address !== is.address) return [[verdict, `the address is ${is.address}`, was.address]];
  const findings: Finding[] = [];
  if (was.isAtTop !== is.isAtTop && step.kind !== 'back')
    findings.push([verdict, is.isAtTop ? 'the page is at its top' : 'the page is scrolled down']);
  if (isOwn(was.owner)) return findings;
  if (was.title !== is.title) findings.push(['refuse', `the title is "${is.title}"`, `"${was.title}"`]);
  if (was.focus.join() !== is.focus.join() && !isOwn(was.focus[0]) && !isOwnGesture)
    findings.push(['refuse', `the keyboard is on "${is.focus[1]}"`, `"${was.focus[1]}"`]);
  for (const name of ['words', 'values'] as const)
    for (const part of Object.keys({ ...was[name], ...is[name] })) {
      if (isOwn(part)) continue;
      const [lost, added] = [without(was[name][part], is[name][part]), without(is[name][part], was[name][part])];
      // Its own notice may say something else; what was there before the gesture stays.
      const gone = isOwnGesture ? lost.filter((text) => arrived?.[name][part]?.includes(text)) : lost;
      const isMore = added.length > 0 && !isOwnGesture;
      if (gone.length > 0 || isMore) findings.push(['refuse', describe(part, gone, isMore ? added : [])]);
    }
  if (isOwnGesture) return findings;
  for (const key of Object.keys({ ...was.stored, ...is.stored }))
    if (was.stored[key] !== is.stored[key] && !isOwn(key.split('.')[0] ?? ''))
      findings.push(['refuse', `the storage has ${key} ${is.stored[key] ?? 'no more'}`, was.stored[key] ?? 'none']);
  for (const name of ['machines', 'requests'] as const) {
    const [lost, added] = [without(was[name], is[name]), without(is[name], was[name])];
    const what = { machines: 'machines read', requests: 'it asks' }[name];
    if (lost.length + added.length > 0)
      findings.push(['refuse', `${what} ${added.join(', ') || 'nothing'} instead of ${lost.join(', ') || 'nothing'}`]);
  }
  return findings;
}

/** What happens in the changed parts' own elements. */
function compareOwn({ was, is, changed, isOwnPage, arrived, arrives, step, next }: Compared): Finding[] {
  const isResting = step.kind === 'open';
  const findings: Finding[] = [];
  const isUnlisted = ({ machines }: Outcome) => machines.join().includes('noindex');
  if (isResting && isOwnPage && isUnlisted(is) && !isUnlisted(was))
    findings.push(['agree', 'search engines shall no longer list it']);
  const canonicalOf = ({ machines }: Outcome) => machines.find((each) => each.startsWith('canonical'));
  if (isResting && isOwnPage && canonicalOf(is) !== canonicalOf(was))
    findings.push(['agree', `search engines read ${canonicalOf(is)}`, canonicalOf(was)]);
  if (next.isDead && !step.isDead) findings.push(['refuse', 'nothing happens']);
  const isKept = ({ values }: Outcome) =>
    Object.values(values)
      .flat()
      .includes(step.typed ?? '');
  if (isOwnPage && step.typed && isKept(was) && !isKept(is)) findings.push(['refuse', 'the field has something else']);
  if (was.address !== is.address || pathOf(was) !== pathOf(arrived)) return findings;
  for (const part of changed) {
    // Other words at rest are listed once; then only how many come and go is compared.
    const [before, after] = [arrived?.words[part], arrives?.words[part]];
    const isAlike = without(before, after).length + without(after, before).length === 0;
    const [lost, added] = [without(was.words[part], is.words[part]), without(is.words[part], was.words[part])];
    const isSame =
      isAlike || isResting
        ? lost.length + added.length === 0
        : changeOf(arrived, was, part) === changeOf(arrives, is, part);
    if (!isSame) findings.push([isResting || isOwnPage ? 'list' : 'agree', describe(part, lost, added)]);
  }
  return findings;
}

function pathOf(outcome: Outcome | undefined): string | undefined {
  return outcome?.address.split('?')[0];
}

/** More, fewer or as many texts as at the start. */
function changeOf(start: Outcome | undefined, { words }: Outcome, part: string): number {
  return Math.sign((words[part]?.length ?? 0) - (start?.words[part]?.length ?? 0));
}

function without(texts: readonly string[] = [], others: readonly string[] = []): string[] {
  return texts.filter((text) => !others.includes(text));
}

const mostTexts = 3;

function describe(part: string, lost: readonly string[], added: readonly string[]): string {
  const list = (texts: readonly string[]) =>
    texts
      .slice(0, mostTexts)
      .map((text) => `"${text}"`)
      .join(', ') + (texts.length > mostTexts ? ' …' : '');
  if (lost.length === 0) return `${part} shows ${list(added)}, which live does not`;
  return `${part} shows ${list(added) || 'nothing'} instead of ${list(lost)}`;
}
