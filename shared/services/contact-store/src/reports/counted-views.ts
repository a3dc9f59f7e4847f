import { LRUCache } from 'lru-cache';
import type { Report } from '@site/contracts';

/** What the site shows to the network of a report. */
export interface ShownToNetwork {
  split: string;
  share: number;
  parts: Readonly<Record<string, string>>;
  hasPage: (path: string) => boolean;
}

/** A compared fact; a vital counts for the part that rendered its element. */
export type Fact = 'view' | 'bad' | 'LCP' | 'INP';

/** The column `counted` of a report. */
export interface Counted extends Pick<ShownToNetwork, 'split' | 'share'> {
  /** By `part@version`: facts that are new for this network, page and step. */
  facts: Readonly<Record<string, readonly Fact[]>>;
  /** Versions for which this is the network's first page in this step. */
  first: readonly string[];
}

/** A network counts once per step, or once a day outside careful releases. */
const dayMs = 24 * 60 * 60 * 1000;

/** About 20 MB. The least recently seen networks are dropped first. */
const mostFacts = 200_000;

interface Seen {
  facts: Map<string, Set<Fact>>;
  first: Map<string, string>;
}

/**
 * Selects reports that a careful release compares: what the network gets, once each. In memory only, so that nothing
 * about a network is stored.
 */
export class CountedViews {
  private readonly networks = new LRUCache<string, Seen>({
    maxSize: mostFacts,
    sizeCalculation: ({ facts }) => facts.size + 1,
    noUpdateTTL: true,
  });

  /** `undefined` when nothing counts. `network` is `''` when unknown. */
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

/** Other versions were not shown to this network: the report is forged or from an old tab. */
function isShown(name: string, { parts }: ShownToNetwork): boolean {
  const [part = '', version] = name.split('@');
  return Object.hasOwn(parts, part) && parts[part] === version;
}

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
