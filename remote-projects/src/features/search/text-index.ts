import MiniSearch, { type SearchOptions } from 'minisearch';
import type { ProjectCardContent } from '../../content/project-cards';
import type { Property } from '../../content/properties';
import { toUrdu } from '../../content/urdu-names';

const exact: SearchOptions = { prefix: true, boost: { names: 4 } };
/** Swapped letters count as two errors. Short words have too many neighbors. */
const similar: SearchOptions = { fields: ['names'], fuzzy: (word) => (word.length >= 4 ? 2 : false) };

/**
 * Homes are found by all their words, projects by name and city. Every word must match a word or its beginning. When
 * nothing does, numbers are left out, then typing errors are tried.
 */
export function createTextIndex(homes: readonly Property[], projects: readonly ProjectCardContent[]) {
  const index = new MiniSearch({ fields: ['names', 'words'], tokenize, searchOptions: { combineWith: 'AND' } });
  index.addAll(projects.map((project, at) => ({ id: at, names: namesOf(project) })));
  index.addAll(
    homes.map((home, at) => ({
      id: projects.length + at,
      names: namesOf(home),
      words: `${home.type} ${home.description}`,
    })),
  );
  const search = (text: string, options: SearchOptions) => index.search(text, options).map(({ id }) => Number(id));
  return (text: string) => {
    const whole = search(text, exact);
    // A house or street number that nothing has.
    const found = whole.length > 0 ? whole : search(withoutNumbers(text), exact);
    const positions = found.length > 0 ? found : search(text, similar);
    return {
      projects: positions.flatMap((at) => projects[at] ?? []),
      homes: positions.flatMap((at) => homes[at - projects.length] ?? []),
      areSimilar: found.length === 0 && positions.length > 0,
    };
  };
}

/** Islamabad's sectors become one word: `F-7`, `F 7` and `F7`. */
function tokenize(text: string): string[] {
  return MiniSearch.getDefault('tokenize')(text.replace(/(?<!\p{L})(\p{L})[-\s](?=\d)/gu, '$1'));
}

function withoutNumbers(text: string): string {
  return text.replace(/(?<!\p{L})\p{N}+(?!\p{L})/gu, ' ');
}

function namesOf({ neighborhood, city }: ProjectCardContent | Property): string {
  return `${neighborhood} ${city} ${toUrdu(`${neighborhood} ${city}`)}`;
}
