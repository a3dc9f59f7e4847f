import type { Release } from '@site/contracts';
import { type CheckReport, mergeReports, refuse, warn } from '../storage';
import { judgeWeight, type WeighedPage } from './page-weight';
import { isCandidate, type Proposal } from './proposal';

/** A page as it was rendered, with what its HTML says. */
export interface RenderedPage {
  path: string;
  /** Owner of the page; absent for the not-found page. */
  part?: string | undefined;
  /** Whether this is a known instance of a path with parameters, whose unknown instance looks like `unknownBody`. */
  unknownBody?: string | undefined;
  body: string;
  facts: {
    parts: readonly string[];
    headings: number;
    hasContent: boolean;
    forbidden: readonly { part: string; what: string }[];
    media: readonly { part: string; url: string; isFrame: boolean }[];
  };
  weight: WeighedPage;
}

/**
 * What the HTML of each page says: a heading, something to read, and nothing that the content security policy
 * forbids or that no release has. Pages without a candidate on them were live before: there it is a warning.
 */
export class PageCheck {
  readonly #known: KnownFiles;
  readonly #releases: Proposal['releases'];
  readonly #candidates: ReadonlySet<string>;
  readonly #isWeighed: boolean;
  readonly #budgets: Proposal['budgets'];

  /** `isWeighed`: false in development, whose builds are several times larger. */
  constructor(proposal: Proposal, { isWeighed = true } = {}) {
    this.#isWeighed = isWeighed;
    this.#budgets = proposal.budgets;
    this.#releases = proposal.releases;
    this.#known = new KnownFiles(proposal.releases);
    this.#candidates = new Set(proposal.releases.filter((release) => isCandidate(proposal, release)).map(({ part }) => part));
  }

  judge(page: RenderedPage): CheckReport {
    const weight = this.#isWeighed ? judgeWeight(`${page.path} of ${page.part ?? 'the shell'}`, page.weight, this.#releases) : [];
    const findings = [...judge(page, this.#known)];
    const parts = [page.part ?? 'shell', ...page.facts.parts];
    const isNew = this.#candidates.has('shell') || parts.some((part) => this.#candidates.has(part));
    if (!isNew) return warn([...findings, ...weight]);
    return mergeReports([refuse(findings), this.#budgets === 'warn' ? warn([...weight]) : refuse([...weight])]);
  }
}

function* judge({ path, part = 'shell', body, unknownBody, facts }: RenderedPage, known: KnownFiles): Generator<string> {
  if (facts.headings !== 1) yield `${path} of ${part} has ${facts.headings === 0 ? 'no h1' : `${facts.headings} h1 elements`}; a page has one.`;
  if (part !== 'shell' && !facts.hasContent) yield `${path} of ${part} draws nothing.`;
  if (unknownBody !== undefined && body === unknownBody) yield `${path} of ${part} looks like an address that does not exist. Does the page read the parameter that its route names?`;
  for (const { part: owner, what } of facts.forbidden) yield `${owner} draws ${what} on ${path}, which the content security policy forbids.`;
  for (const { part: owner, url, isFrame } of facts.media) {
    const problem = isFrame ? known.problemOfFrame(url) : known.problemOfFile(url);
    if (problem) yield `${owner} shows ${url} on ${path}, ${problem}.`;
  }
}

/** Files and frames that the pages may refer to. */
class KnownFiles {
  readonly #files: ReadonlySet<string>;
  readonly #frames: ReadonlySet<string>;

  constructor(releases: readonly Release[]) {
    this.#files = new Set(releases.flatMap(({ part, files }) => files.map(({ name }) => `/_/${part}/${name}`)));
    this.#frames = new Set(releases.flatMap(({ routes }) => routes.flatMap(({ frames = [] }) => frames)));
  }

  problemOfFile(url: string): string | undefined {
    if (/^(data|blob):/.test(url)) return undefined;
    if (!url.startsWith('/') || url.startsWith('//')) return 'which the content security policy forbids: it is on another site';
    return this.#files.has(url.split(/[?#]/)[0] ?? '') ? undefined : 'which no release has';
  }

  problemOfFrame(url: string): string | undefined {
    if (!URL.canParse(url)) return 'which is no address of another site';
    return this.#frames.has(new URL(url).origin) ? undefined : 'but no route names its origin in "frames"';
  }
}
