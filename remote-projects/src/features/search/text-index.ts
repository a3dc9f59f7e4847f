import MiniSearch, { type Options, type Query } from 'minisearch';
import type { ProjectName } from '../../content/project-names';
import type { Property } from '../../content/properties';
import { toUrdu } from '../../content/urdu-names';

/** What a text finds. */
export interface TextMatches {
  /** Ids of homes, the best match first. */
  homes: readonly number[];
  /** Ids of projects, the best match first. */
  projects: readonly number[];
  /** No word stands there as it was typed: these names are similar. */
  areSimilar: boolean;
}

export interface TextIndex {
  /** Every word must be found, as a word or as its beginning. Names with typing errors only when nothing else is found. */
  find: (text: string) => TextMatches;
  /** Whether all texts are in the index. Until then `find` sees some of them. */
  isReady: () => boolean;
  /** Calls back once, when the index is ready. */
  subscribe: (onReady: () => void) => () => void;
}

interface Entry {
  id: string;
  name: string;
  place: string;
  urdu: string;
  words: string;
}

/** So many texts are indexed in one task, so that a key in between waits for no more than that. */
const sliceSize = 100;

/** Indexes the homes by all of their words, and the projects by their names and cities. More than a slice is indexed in the background. */
export function createTextIndex(homes: readonly Property[], projects: readonly ProjectName[]): TextIndex {
  const index = new MiniSearch<Entry>(options);
  const entries = [...projects.map(projectEntry), ...homes.map(homeEntry)];
  const listeners = new Set<() => void>();
  index.addAll(entries.slice(0, sliceSize));
  let isReady = entries.length <= sliceSize;
  if (!isReady) {
    void index.addAllAsync(entries.slice(sliceSize), { chunkSize: sliceSize }).then(() => {
      isReady = true;
      listeners.forEach((onReady) => onReady());
    });
  }
  return {
    find: (text) => find(index, text),
    isReady: () => isReady,
    subscribe: (onReady) => {
      listeners.add(onReady);
      return () => listeners.delete(onReady);
    },
  };
}

function find(index: MiniSearch<Entry>, text: string): TextMatches {
  const exact = search(index, { queries: [text], prefix: true });
  const found = exact.length > 0 ? exact : search(index, { queries: [text], fields: ['name', 'place', 'urdu'], fuzzy: typingErrors });
  return {
    homes: idsOf('home', found),
    projects: idsOf('project', found),
    areSimilar: exact.length === 0 && found.length > 0,
  };
}

function search(index: MiniSearch<Entry>, query: Exclude<Query, string | symbol>): string[] {
  return index.search({ combineWith: 'AND', ...query }).map(({ id }) => id as string);
}

/** Two letters that changed places count as two errors (Levenshtein). Short words have too many neighbors. */
function typingErrors(word: string): number | false {
  return word.length >= 4 ? 2 : false;
}

const options: Options<Entry> = {
  fields: ['name', 'place', 'urdu', 'words'],
  tokenize: (text) => MiniSearch.getDefault('tokenize')(joinSectors(text)),
  searchOptions: { boost: { name: 4, place: 2, urdu: 4 }, combineWith: 'AND' },
};

/** Islamabad's sectors are one word however they are written: `F-7`, `F 7` and `F7`. */
function joinSectors(text: string): string {
  return text.replace(/(?<!\p{L})(\p{L})[-\s](?=\d)/gu, '$1');
}

function homeEntry({ id, neighborhood, city, type, description }: Property): Entry {
  return { id: `home:${id}`, name: neighborhood, place: city, urdu: toUrdu(`${neighborhood} ${city}`), words: `${type} ${description}` };
}

function projectEntry({ id, neighborhood, city }: ProjectName): Entry {
  return { id: `project:${id}`, name: neighborhood, place: city, urdu: toUrdu(`${neighborhood} ${city}`), words: '' };
}

function idsOf(kind: 'home' | 'project', found: readonly string[]): number[] {
  return found.filter((id) => id.startsWith(`${kind}:`)).map((id) => Number(id.slice(kind.length + 1)));
}
