import { featuredHomes } from '../../content/featured-homes';
import { projectCards, type ProjectCardContent } from '../../content/project-cards';
import { catalogue, type Home } from '../../content/catalogue';
import { listHomes } from '../../model/list-homes';
import { listClosest } from './closest';
import { criteriaOf } from './criteria';
import { describeMissing } from './missing';
import { samplePage } from './sample-page';
import { emptySearch, hasFilters, pageCount, pageSize, type Search } from './search';
import { findByText, type TextMatch, type TextMatches } from './text-index';
import type { Understood } from './understand';

export interface Results {
  homes: readonly Home[];
  projects: readonly ProjectCardContent[];
  /** They are what was asked for, not only places with such words on their pages. */
  areProjectsFirst: boolean;
  /** Index of the featured home that is found. */
  featured?: number | undefined;
  /** `null` without filters: the fixed texts are shown. */
  matches: number | null;
  /** Says what is not there. Then homes and projects are only the closest. */
  missing?: string | undefined;
  pages: number;
  summary: string;
}

export function findResults(understood: Understood, homes = catalogue): Results {
  const { search, sentence, isAsked } = understood;
  if (!isAsked) return samplePage(homes, search);
  const byText = sentence.words === '' ? undefined : findByText(sentence.words);
  const criteria = criteriaOf(search);
  const named = byText ? itemsOf(byText.homes.filter(isExact)) : homes;
  const matching = sentence.isAboutProjects ? [] : listHomes(named, criteria);
  const projects = projectsOf(understood, byText);
  const exact = projects.filter(isExact);
  const featured = featuredOf(search, byText);
  const hasHomes = matching.length > 0 || featured !== undefined;
  if (!hasHomes && (exact.length === 0 || hasHomeFilters(search))) {
    const nearness = new Map(byText?.homes.map(({ item, nearness }) => [item, nearness]));
    const closest = listClosest(homes, criteria, byText && ((home) => nearness.get(home) ?? 0));
    const shown = exact.length > 0 ? exact : projects;
    const isNothing = closest.length + shown.length === 0;
    return {
      homes: closest,
      projects: itemsOf(shown),
      areProjectsFirst: true,
      matches: 0,
      missing: isNothing ? undefined : describeMissing({ ...search, text: sentence.words }, homes),
      pages: 1,
      summary: summaryOf([exact.length, 'project'], [closest.length, 'close home']),
    };
  }
  const pages = Math.max(1, Math.min(pageCount, Math.ceil(matching.length / pageSize)));
  const start = (Math.min(search.page, pages) - 1) * pageSize;
  return {
    homes: matching.slice(start, start + pageSize),
    projects: itemsOf(exact),
    areProjectsFirst: exact.some(({ isNamed }) => isNamed),
    featured,
    matches: matching.length,
    pages,
    summary: summaryOf(
      [exact.length, 'project'],
      [featured === undefined ? 0 : 1, 'featured home'],
      [matching.length, 'sample home'],
    ),
  };
}

function isExact({ nearness }: TextMatch<unknown>): boolean {
  return nearness === 1;
}

function itemsOf<Item>(matches: readonly TextMatch<Item>[]): readonly Item[] {
  return matches.map(({ item }) => item);
}

/** Projects have no rooms, prices or modes: then only those that are named. All of a city that alone is asked for. */
function projectsOf({ search, sentence }: Understood, byText?: TextMatches): readonly TextMatch<ProjectCardContent>[] {
  const { words, isAboutProjects, filters } = sentence;
  const isOpen = isAboutProjects || !hasHomeFilters({ ...search, kind: 'homes' });
  // Some projects have apartments.
  const found =
    isOpen && search.kind === 'apartments' ? findByText(`${words} apartment`).projects : (byText?.projects ?? []);
  const isPlace =
    words === '' && (isAboutProjects || (search.city !== null && !hasHomeFilters(search) && !filters.kind));
  const matches = isPlace ? projectCards.map((item) => ({ item, nearness: 1, isNamed: true })) : found;
  return matches.filter(
    ({ item, nearness, isNamed }) =>
      (search.city === null || item.city === search.city) && (isNamed || (isOpen && nearness === 1)),
  );
}

/** By its description, when nothing has the name. Its place and price are fixed, so no other filter can ask for it. */
function featuredOf(search: Search, byText?: TextMatches): number | undefined {
  const isOpen = !hasHomeFilters({ ...search, kind: search.kind === 'houses' ? 'homes' : search.kind });
  if (!byText || !isOpen || search.city === 'Islamabad') return undefined;
  if ([...byText.homes, ...byText.projects].some(({ isNamed }) => isNamed)) return undefined;
  const match = byText.featured.find(isExact);
  return match && featuredHomes.indexOf(match.item);
}

function hasHomeFilters(search: Search): boolean {
  return hasFilters({ ...search, text: '', city: emptySearch.city });
}

/** `1 project and 2 sample homes`. */
function summaryOf(...counts: readonly (readonly [number, string])[]): string {
  const texts = counts.flatMap(([count, name]) => (count === 0 ? [] : `${count} ${count === 1 ? name : `${name}s`}`));
  return texts.join(', ').replace(/, (?=[^,]*$)/, ' and ') || '0 sample homes';
}
