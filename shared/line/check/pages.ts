import type { Release } from '@site/contracts';
import { type CheckReport, mergeReports, refuse, warn } from '../storage';
import type { PageBudget } from './page-budgets';
import { type Excess, isHeavier, listExcesses, type WeighedPage } from './page-weight';
import { isCandidate, type Proposal } from './proposal';

export interface RenderedPage {
  path: string;
  part?: string | undefined;
  /** Set for a known instance of a parameter path: the HTML of an unknown instance. */
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

export interface PageCheckOptions {
  /** False in development, whose builds are larger. */
  isWeighed?: boolean;
  weighLive?: ((path: string) => Promise<PageBudget | undefined>) | undefined;
}

/**
 * Each page needs a heading, text, and only allowed and released resources. Pages without a candidate get warnings. A
 * page over budget is refused when it is heavier than live.
 */
export class PageCheck {
  readonly #known: KnownFiles;
  readonly #candidates: ReadonlySet<string>;

  constructor(
    readonly proposal: Proposal,
    readonly options: PageCheckOptions = {},
  ) {
    this.#known = new KnownFiles(proposal.releases);
    this.#candidates = new Set(
      proposal.releases.filter((release) => isCandidate(proposal, release)).map(({ part }) => part),
    );
  }

  async judge(page: RenderedPage): Promise<CheckReport> {
    const { releases, budgets } = this.proposal;
    const { isWeighed = true, weighLive } = this.options;
    const findings = [...judge(page, this.#subjectOf(page), this.#known)];
    const excesses = isWeighed
      ? listExcesses(`${page.path} of ${page.part ?? 'the shell'}`, page.weight, releases)
      : [];
    const isNew = ['shell', page.part ?? 'shell', ...page.facts.parts].some((part) => this.#candidates.has(part));
    const isJudged = isNew && budgets !== 'warn' && excesses.length > 0;
    const live = isJudged ? await weighLive?.(page.path) : undefined;
    const heavier = isJudged ? excesses.filter((excess) => isHeavier(excess, live)) : [];
    const sentences = (all: readonly Excess[]) => all.map(({ sentence }) => sentence);
    return mergeReports([
      isNew ? refuse(findings) : warn(findings),
      refuse(sentences(heavier)),
      warn(sentences(excesses.filter((excess) => !heavier.includes(excess)))),
    ]);
  }

  #subjectOf({ path, part = 'shell', facts }: RenderedPage): string {
    const others = facts.parts.filter((each) => this.#candidates.has(each));
    const isOwn = this.#candidates.has(part) || this.#candidates.has('shell') || others.length === 0;
    return `${path} of ${part}${isOwn ? '' : `, which ${others.join(' and ')} changes,`}`;
  }
}

function* judge(
  { path, part = 'shell', body, unknownBody, facts }: RenderedPage,
  subject: string,
  known: KnownFiles,
): Generator<string> {
  if (facts.headings !== 1)
    yield `${subject} has ${facts.headings === 0 ? 'no h1' : `${facts.headings} h1 elements`}; a page has one.`;
  if (part !== 'shell' && !facts.hasContent) yield `${subject} draws nothing.`;
  if (unknownBody !== undefined && body === unknownBody)
    yield `${subject} looks like an address that does not exist. Does the page read the parameter that its route names?`;
  for (const { part: owner, what } of facts.forbidden)
    yield `${owner} draws ${what} on ${path}, which the content security policy forbids.`;
  for (const { part: owner, url, isFrame } of facts.media) {
    const problem = isFrame ? known.problemOfFrame(url) : known.problemOfFile(url);
    if (problem) yield `${owner} shows ${url} on ${path}, ${problem}.`;
  }
}

class KnownFiles {
  readonly #files: ReadonlySet<string>;
  readonly #frames: ReadonlySet<string>;

  constructor(releases: readonly Release[]) {
    this.#files = new Set(releases.flatMap(({ part, files }) => files.map(({ name }) => `/_/${part}/${name}`)));
    this.#frames = new Set(releases.flatMap(({ routes }) => routes.flatMap(({ frames = [] }) => frames)));
  }

  problemOfFile(url: string): string | undefined {
    if (/^(data|blob):/.test(url)) return undefined;
    if (!url.startsWith('/') || url.startsWith('//'))
      return 'which the content security policy forbids: it is on another site';
    return this.#files.has(url.split(/[?#]/)[0] ?? '') ? undefined : 'which no release has';
  }

  problemOfFrame(url: string): string | undefined {
    if (!URL.canParse(url)) return 'which is not an address of another site';
    return this.#frames.has(new URL(url).origin) ? undefined : 'but no route names its origin in "frames"';
  }
}
