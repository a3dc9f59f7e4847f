import { type ModuleId, partOf, type Release } from '@site/contracts';
import { pageBudgets, usualPartBudget, type PageBudget } from './page-budgets';

/** What a document makes a browser ask for, as `compose/page-weight.ts` reads it. */
export interface WeighedPage {
  html: number;
  scripts: readonly string[];
  others: readonly string[];
  onLoad: readonly ModuleId[];
  isWaiting: boolean;
}

/** The same figures as a budget has. */
export function weigh({ html, scripts, others, onLoad }: WeighedPage, releases: readonly Release[]): PageBudget {
  const sizes = new Map(releases.flatMap(({ part, files }) => files.map(({ name, brotli }) => [`/_/${part}/${name}`, brotli])));
  const named = new Set(scripts);
  return {
    scripts: scripts.reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0) / 1000,
    html: html / 1000,
    requests: scripts.length + others.length,
    chain: onLoad.flatMap((id) => scriptsOf(id, releases)).every((url) => named.has(url)) ? 1 : 2,
  };
}

/** One sentence for each limit that the page exceeds. */
export function* judgeWeight(page: string, weight: WeighedPage, releases: readonly Release[]): Generator<string> {
  const budget = pageBudgets[weight.isWaiting ? 'waiting' : 'onLoad'];
  const now = weigh(weight, releases);
  const scripts = budget.scripts + extraOf(weight, releases);
  if (now.scripts > scripts) yield `${page} loads ${now.scripts.toFixed(1)} KB of scripts (brotli) before its visitor does anything; ${scripts} KB are allowed. Does it hydrate earlier than it has to?`;
  if (now.html > budget.html) yield `${page} has ${now.html.toFixed(1)} KB of HTML (brotli); ${budget.html} KB are allowed.`;
  if (now.requests > budget.requests) yield `${page} asks for ${now.requests} files beside its pictures; ${budget.requests} are allowed.`;
  if (now.chain > budget.chain) yield `${page} hydrates on load with scripts that its document does not preload, so that they arrive one after the other.`;
}

/** What the parts that hydrate on load have been allowed beyond the usual (`site.budget` in their `package.json`). */
function extraOf({ onLoad }: WeighedPage, releases: readonly Release[]): number {
  const parts = new Set(onLoad.map(partOf));
  return releases.filter(({ part }) => parts.has(part)).reduce((sum, { budget }) => sum + Math.max(0, budget - usualPartBudget), 0);
}

/** Entry, own scripts and shared ones. */
function scriptsOf(id: ModuleId, releases: readonly Release[]): string[] {
  const part = partOf(id);
  const release = releases.find((candidate) => candidate.part === part);
  const shell = releases.find((candidate) => candidate.shell);
  const { scripts = [], shared = [] } = release?.modules[id.slice(part.length + 1)] ?? {};
  const own = [...(release?.entry ? [release.entry] : []), ...scripts].map((name) => `/_/${part}/${name}`);
  return [...own, ...shared.flatMap((name) => (shell?.shell?.provides[name]?.scripts ?? []).map((script) => `/_/${shell?.part}/${script}`))];
}
