import { LRUCache } from 'lru-cache';
import type { Report } from './report-row';

/** What the site shows to the network that a report comes from. */
export interface ShownToNetwork {
  /** Name of the careful release whose composition it gets, and its share; `''` and 0 for what everybody else gets. */
  split: string;
  share: number;
  /** Part to version. */
  parts: Readonly<Record<string, string>>;
  hasPage: (path: string) => boolean;
}

/** What of a view is compared; a vital for the part that drew its element. */
export type Fact = 'view' | 'bad' | 'LCP' | 'INP';

/** The column `counted` of a report. */
export interface Counted extends Pick<ShownToNetwork, 'split' | 'share'> {
  /** By `part@version`: what this report is the first to say for its network, page and step. */
  facts: Readonly<Record<string, readonly Fact[]>>;
  /** Those of them for which the page is the first of the network in this step: they count for the part as a whole. */
  first: readonly string[];
}

/** A network is counted once in a step, and once a day for what everybody else gets. */
const dayMs = 24 * 60 * 60 * 1000;

/** About 20 MB. Networks beyond are forgotten, those first that were seen last. */
const mostFacts = 200_000;

/** Pages and parts that a network was counted for in one step. */
interface Seen {
  /** By page and part. */
  facts: Map<string, Set<Fact>>;
  /** By part: the page on which it was seen first. */
  first: Map<string, string>;
}

/**
 * Decides which reports a careful release compares: those of pages and versions that their network gets, each network
 * once. In memory only, so that nothing of a network is stored; a restart, or another server, counts it once more.
 */
export class CountedViews {
  private readonly networks = new LRUCache<string, Seen>({
    maxSize: mostFacts,
    sizeCalculation: ({ facts }) => facts.size + 1,
    noUpdateTTL: true,
  });

  /** `undefined` for a report of which nothing counts. `network` is `''` when it cannot be told. */
  count(report: Report, network: string, shown: ShownToNetwork | undefined): Counted | undefined {
    if (!shown || network === '' || !shown.hasPage(report.page)) return undefined;
    const { split, share } = shown;
    const key = `${split} ${share} ${network}`;
    const seen = this.networks.get(key) ?? { facts: new Map(), first: new Map() };
    const parts = [...new Set(report.parts)].filter((part) => isShown(part, shown));
    const facts = parts.map((part) => [part, addFacts(seen, report, part)] as const).filter(([, { length }]) => length);
    if (facts.length === 0) return undefined;
    this.networks.set(key, seen, { ttl: split === '' ? dayMs : 0 });
    const first = facts.flatMap(([part]) => (seen.first.get(part) === report.page ? [part] : []));
    return { split, share, facts: Object.fromEntries(facts), first };
  }
}

/** Anything else was not shown there: it is made up, or of a tab from before. */
function isShown(name: string, { parts }: ShownToNetwork): boolean {
  const [part = '', version] = name.split('@');
  return Object.hasOwn(parts, part) && parts[part] === version;
}

/** What is new for this network. Without a view that counts, nothing later does. */
function addFacts(seen: Seen, { page, views, bad_views, vitals }: Report, part: string): Fact[] {
  const key = `${page} ${part}`;
  const known = seen.facts.get(key) ?? new Set<Fact>();
  if (views === 0 && !known.has('view')) return [];
  const measured = vitals.filter((vital) => vital.part === part).map(({ name }) => name);
  const said: Fact[] = ['view', ...(bad_views ? ['bad' as const] : [])];
  for (const name of measured) if (name !== 'CLS') said.push(name);
  const added = [...new Set(said)].filter((fact) => !known.has(fact));
  seen.facts.set(key, new Set([...known, ...added]));
  if (!seen.first.has(part)) seen.first.set(part, page);
  return added;
}
