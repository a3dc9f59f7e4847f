import { type Comparison, isEqual, isUnseen, type PageComparison } from '@site/delivery/compare';
import type { PartCommits } from './commits';

const mostPaths = 5;

export function comparisonLines(comparison: Comparison, commits: readonly PartCommits[]): string[] {
  const { before, after, parts, contracts, site, pages, unopened } = comparison;
  if (isEqual(comparison)) return [`${before} and ${after} are equal.`];
  return [
    `${before} → ${after}`,
    ...section(
      'Parts',
      parts.flatMap((part) => [
        `${part.part}: ${part.before ?? 'not there'} → ${part.after ?? 'retired'}`,
        ...commitLines(commits, part.part),
      ]),
    ),
    ...section('Contracts', contracts),
    ...section('Site', site),
    ...section(
      'Pages',
      groupPages(pages).flatMap(({ first, paths }) => [
        `${nameOf(paths)}: ${stateOf(first)}`,
        ...first.changes.map(({ sentence }) => `  ${sentence}`),
      ]),
    ),
    ...section(unseenTitle, unseenLines(pages)),
    ...(unopened > 0
      ? ['', `${unopened} changed pages were not opened: whether they look different is not known.`]
      : []),
  ];
}

export const unseenTitle = 'What nobody sees';

/** Each such change once, with its pages. */
export function unseenLines(pages: readonly PageComparison[]): string[] {
  const pathsOf = new Map<string, string[]>();
  for (const { path, changes } of pages)
    for (const { sentence } of changes.filter(isUnseen))
      pathsOf.set(sentence, [...(pathsOf.get(sentence) ?? []), path]);
  return [...pathsOf].map(([sentence, paths]) => `${sentence}: ${nameOf(paths)}`);
}

/** Pages with equal changes and appearance, without what nobody sees. */
export function groupPages(pages: readonly PageComparison[]): { first: PageComparison; paths: string[] }[] {
  const groups = new Map<string, { first: PageComparison; paths: string[] }>();
  for (const page of pages) {
    const changes = page.changes.filter((change) => !isUnseen(change));
    if (page.state === 'changed' && changes.length === 0 && !page.isVisible) continue;
    const key = JSON.stringify([page.state, changes, page.isVisible, page.screens.map(({ pixels }) => pixels)]);
    const group = groups.get(key) ?? { first: { ...page, changes }, paths: [] };
    group.paths.push(page.path);
    groups.set(key, group);
  }
  return [...groups.values()].sort(
    (one, other) => Number(other.first.isVisible ?? false) - Number(one.first.isVisible ?? false),
  );
}

/** The visible difference. */
export function stateOf({ state, screens, isVisible }: PageComparison): string {
  if (state !== 'changed') return state === 'added' ? 'new' : 'gone';
  if (isVisible === undefined) return 'changed, not opened';
  if (!isVisible) return 'changed, looks the same';
  const seen = screens
    .filter(({ pixels }) => pixels > 0)
    .map(({ name, width, share }) => `${name} (${width} px) ${percent(share)} of the pixels`);
  return `looks different: ${seen.join(', ')}`;
}

/** `/, /buy and 7 more`. */
export function nameOf(paths: readonly string[]): string {
  return paths.length > mostPaths
    ? `${paths.slice(0, mostPaths).join(', ')} and ${paths.length - mostPaths} more`
    : paths.join(', ');
}

function percent(share: number): string {
  return share < 0.001 ? 'under 0.1 %' : `${(share * 100).toFixed(1)} %`;
}

function commitLines(commits: readonly PartCommits[], part: string): string[] {
  const found = commits.find((each) => each.part === part);
  return found ? [...found.commits.map((commit) => `  ${commit}`), ...(found.note ? [`  (${found.note})`] : [])] : [];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [];
}
