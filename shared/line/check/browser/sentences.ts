import type { PageToOpen } from './affected-pages';

export interface View {
  page: PageToOpen;
  /** `on a phone` */
  screen: string;
  findings: readonly string[];
}

/** One sentence per finding, with its pages and screens. Names the changed parts when the page is another part's. */
export function inSentences(views: readonly View[], changed: readonly string[]): string[] {
  const seen = new Map<string, { pages: Map<string, PageToOpen>; screens: Set<string> }>();
  for (const { page, screen, findings } of views)
    for (const finding of findings) {
      const found = seen.get(finding) ?? { pages: new Map<string, PageToOpen>(), screens: new Set<string>() };
      found.pages.set(page.path, page);
      found.screens.add(screen);
      seen.set(finding, found);
    }
  return [...seen].map(([finding, { pages, screens }]) => {
    const [first, ...others] = [...pages.values()];
    const more = others.length === 0 ? '' : `; so ${others.length === 1 ? 'does' : 'do'} ${listed(others)}`;
    return `${first ? subjectOf(first, changed) : ''} ${finding} (${[...screens].join(' and ')})${more}.`;
  });
}

function listed(pages: readonly PageToOpen[]): string {
  const names = pages.slice(0, 3).map(({ path }) => path);
  return pages.length > 3 ? `${pages.length} more pages, as ${names.join(', ')}` : names.join(', ');
}

function subjectOf({ path, part }: PageToOpen, changed: readonly string[]): string {
  return `${path} of ${part}${changed.includes(part) ? '' : `, which ${changed.join(' and ')} changes,`}`;
}
