import { type ModuleId, partOf, type Release } from '@site/contracts';
import { scriptsOfModule } from '../release';
import { usualPartBudget } from '../release/read-build';
import { pageBudgets, type PageBudget } from './page-budgets';

export interface WeighedPage {
  html: number;
  scripts: readonly string[];
  others: readonly string[];
  onLoad: readonly ModuleId[];
  isWaiting: boolean;
}

export function weigh({ html, scripts, others, onLoad }: WeighedPage, releases: readonly Release[]): PageBudget {
  const sizes = new Map(
    releases.flatMap(({ part, files }) => files.map(({ name, brotli }) => [`/_/${part}/${name}`, brotli])),
  );
  const named = new Set(scripts);
  const isNamed = ({ entry, others }: ReturnType<typeof scriptsOfModule>) =>
    [...entry, ...others].every((url) => named.has(url));
  return {
    scripts: scripts.reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0) / 1000,
    html: html / 1000,
    requests: scripts.length + others.length,
    chain: onLoad.map((id) => scriptsOfModule(id, releases)).every(isNamed) ? 1 : 2,
  };
}

export interface Excess {
  figure: keyof PageBudget;
  now: number;
  sentence: string;
}

/** One per exceeded limit. */
export function listExcesses(page: string, weight: WeighedPage, releases: readonly Release[]): Excess[] {
  const usual = pageBudgets[weight.isWaiting ? 'waiting' : 'onLoad'];
  const budget = { ...usual, scripts: usual.scripts + extraOf(weight, releases) };
  const now = weigh(weight, releases);
  const sentences: Record<keyof PageBudget, string> = {
    scripts: `${page} loads ${now.scripts.toFixed(1)} KB of scripts (brotli) before its visitor does anything; ${budget.scripts} KB are allowed. Does it hydrate earlier than it has to?`,
    html: `${page} has ${now.html.toFixed(1)} KB of HTML (brotli); ${budget.html} KB are allowed.`,
    requests: `${page} asks for ${now.requests} files beside its pictures; ${budget.requests} are allowed.`,
    chain: `${page} hydrates on load with scripts that its document does not preload, so that they arrive one after the other.`,
  };
  const figures = ['scripts', 'html', 'requests', 'chain'] as const;
  return figures
    .filter((figure) => now[figure] > budget[figure])
    .map((figure) => ({ figure, now: now[figure], sentence: sentences[figure] }));
}

/** Smaller growth is ignored: a limit is not about a single word. */
const noticed = 1.01;
/** KB: version names compress differently. */
const nameNoise = 0.02;

/** Whether the page is heavier than live; a limit may be newer than the live release. */
export function isHeavier({ figure, now }: Excess, live: PageBudget | undefined): boolean {
  return live === undefined || now > live[figure] * noticed + nameNoise;
}

/** Allowance of parts that hydrate on load (`site.budget` in `package.json`). */
function extraOf({ onLoad }: WeighedPage, releases: readonly Release[]): number {
  const parts = new Set(onLoad.map(partOf));
  return releases
    .filter(({ part }) => parts.has(part))
    .reduce((sum, { budget }) => sum + Math.max(0, budget - usualPartBudget), 0);
}
