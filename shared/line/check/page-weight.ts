import type { ModuleId, Release } from '@site/contracts';
import { scriptsOfModule } from '../release';

export interface WeighedPage {
  /** Bytes after brotli. */
  html: number;
  /** Scripts and other files that the document names. */
  scripts: readonly string[];
  others: readonly string[];
  modules: readonly ModuleId[];
  onLoad: readonly ModuleId[];
}

/** KB are 1000 bytes after brotli, quality 11. */
export interface PageFigures {
  /** KB, also of modules that wait for an interaction. */
  scripts: number;
  /** KB. A connection's first round trip has 14.6; the largest pages need a second one for their styles. */
  html: number;
  /** Scripts, fonts, style sheets and other files named by the document, except pictures. */
  requests: number;
  /** Longest chain of scripts; 1 when the document names all that run on load. */
  chain: number;
}

/** Figures of November 2026 plus a few percent (`shared/docs/performance.md`). Say what an increase allows. */
export const pageBudget: Readonly<PageFigures> = { scripts: 212, html: 15.6, requests: 14, chain: 1 };

export function weigh(
  { html, scripts, others, modules, onLoad }: WeighedPage,
  releases: readonly Release[],
): PageFigures {
  const sizes = new Map(
    releases.flatMap(({ part, files }) => files.map(({ name, brotli }) => [`/_/${part}/${name}`, brotli])),
  );
  const scriptsOf = (id: ModuleId) => {
    const { entry, others } = scriptsOfModule(id, releases);
    return [...entry, ...others];
  };
  const all = new Set([...scripts, ...modules.flatMap(scriptsOf)]);
  return {
    scripts: [...all].reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0) / 1000,
    html: html / 1000,
    requests: scripts.length + others.length,
    chain: onLoad.flatMap(scriptsOf).every((url) => scripts.includes(url)) ? 1 : 2,
  };
}

export interface Excess {
  figure: keyof PageFigures;
  now: number;
  sentence: string;
}

/** One per exceeded limit. */
export function listExcesses(page: string, weight: WeighedPage, releases: readonly Release[]): Excess[] {
  const now = weigh(weight, releases);
  const sentences: Record<keyof PageFigures, string> = {
    scripts: `${page} loads ${now.scripts.toFixed(1)} KB of scripts (brotli); ${pageBudget.scripts} KB are allowed.`,
    html: `${page} has ${now.html.toFixed(1)} KB of HTML (brotli); ${pageBudget.html} KB are allowed.`,
    requests: `${page} asks for ${now.requests} files beside its pictures; ${pageBudget.requests} are allowed.`,
    chain: `${page} hydrates on load with scripts that its document does not preload, so that they arrive one after the other.`,
  };
  const figures = ['scripts', 'html', 'requests', 'chain'] as const;
  return figures
    .filter((figure) => now[figure] > pageBudget[figure])
    .map((figure) => ({ figure, now: now[figure], sentence: sentences[figure] }));
}

/** Smaller growth is ignored: a limit is not about a single word. */
const noticed = 1.01;
/** KB: version names compress differently. */
const nameNoise = 0.02;

/** Whether the page is heavier than live; a limit may be newer than the live release. */
export function isHeavier({ figure, now }: Excess, live: PageFigures | undefined): boolean {
  return live === undefined || now > live[figure] * noticed + nameNoise;
}
