import MiniSearch from 'minisearch';
import type { ProjectName } from '../../content/project-names';
import type { Property } from '../../content/properties';
import { toUrdu } from '../../content/urdu-names';

/** What a text finds. */
export interface TextMatches {
  /** Positions in the list of homes, the best match first. */
  homes: readonly number[];
  /** Positions in the list of projects, the best match first. */
  projects: readonly number[];
  /** No word stands there as it was typed: these names are similar. */
  areSimilar: boolean;
}

export interface TextIndex {
  /**
   * Every word must be found, as a word or as its beginning. Names with typing errors only when nothing else is found.
   */
  find: (text: string) => TextMatches;
  /** Whether all texts are in the index. Until then `find` sees some of them. */
  isReady: () => boolean;
  /** Calls back once, when the index is ready. */
  subscribe: (onReady: () => void) => () => void;
}

/** What is indexed of a home or of a project. */
interface Entry {
  /** Also found with typing errors. */
  names: string;
  words: string;
}

/** Where a word stands: positions of entries. */
interface Word {
  id: string;
  inNames: number[];
  inWords: number[];
}

/** So many texts are indexed in one task, so that a key in between waits for no more than that. */
const sliceSize = 100;

/**
 * Indexes the homes by all of their words, and the projects by their names and cities. More than a slice is indexed in
 * the background.
 */
export function createTextIndex(homes: readonly Property[], projects: readonly ProjectName[]): TextIndex {
  const vocabulary = createVocabulary();
  const entryCount = projects.length + homes.length;
  const listeners = new Set<() => void>();
  let indexed = 0;
  const indexSlice = () => {
    const end = Math.min(indexed + sliceSize, entryCount);
    for (; indexed < end; indexed++) {
      const project = projects[indexed];
      vocabulary.add(indexed, project ? projectEntry(project) : homeEntry(homes[indexed - projects.length]!));
    }
    if (indexed < entryCount) setTimeout(indexSlice);
    else listeners.forEach((onReady) => onReady());
  };
  indexSlice();
  return {
    find: (text) => {
      const { positions, areSimilar } = findEntries(vocabulary, text, indexed);
      return {
        projects: positions.filter((at) => at < projects.length),
        homes: positions.filter((at) => at >= projects.length).map((at) => at - projects.length),
        areSimilar,
      };
    },
    isReady: () => indexed === entryCount,
    subscribe: (onReady) => {
      listeners.add(onReady);
      return () => listeners.delete(onReady);
    },
  };
}

type Vocabulary = ReturnType<typeof createVocabulary>;

/**
 * MiniSearch knows the words, not the homes: it finds a few words by beginning or typing error in a millisecond,
 * while scoring 10,000 homes that all stand in Lahore takes it six frames.
 */
function createVocabulary() {
  const words = new Map<string, Word>();
  const index = new MiniSearch<Word>({ fields: ['id'], tokenize: (word) => [word], processTerm: (word) => word });
  const wordOf = (id: string) => {
    const known = words.get(id) ?? { id, inNames: [], inWords: [] };
    if (!words.has(id)) {
      words.set(id, known);
      index.add(known);
    }
    return known;
  };
  const lookUp = (ids: readonly { id: unknown }[]) => ids.flatMap(({ id }) => words.get(String(id)) ?? []);
  return {
    add: (at: number, entry: Entry) => {
      for (const word of splitWords(entry.names)) wordOf(word).inNames.push(at);
      for (const word of splitWords(entry.words)) wordOf(word).inWords.push(at);
    },
    findBeginnings: (word: string) => lookUp(index.search(word, { prefix: true })),
    // Two letters that changed places count as two errors (Levenshtein). Short words have too many neighbors.
    findSimilarNames: (word: string) =>
      lookUp(index.search(word, { fuzzy: word.length >= 4 ? 2 : false })).map((found) => ({ ...found, inWords: [] })),
  };
}

function findEntries(
  vocabulary: Vocabulary,
  text: string,
  entryCount: number,
): { positions: number[]; areSimilar: boolean } {
  const words = splitWords(text);
  const exact = findAll(words, vocabulary.findBeginnings, entryCount);
  if (exact.length > 0) return { positions: exact, areSimilar: false };
  const similar = findAll(words, vocabulary.findSimilarNames, entryCount);
  return { positions: similar, areSimilar: similar.length > 0 };
}

/** Entries in which every word is found; whole words and words in names count for more. */
function findAll(words: readonly string[], findWords: (word: string) => readonly Word[], entryCount: number): number[] {
  const hits = new Uint16Array(entryCount);
  const scores = new Uint16Array(entryCount);
  for (const [turn, word] of words.entries()) {
    const score = (at: number, points: number) => {
      if (hits[at] === turn) hits[at] = turn + 1;
      if (hits[at] === turn + 1) scores[at]! += points;
    };
    for (const { id, inNames, inWords } of findWords(word)) {
      const weight = id === word ? 2 : 1;
      for (const at of inNames) score(at, 4 * weight);
      for (const at of inWords) score(at, weight);
    }
  }
  const found: number[] = [];
  if (words.length > 0) hits.forEach((count, at) => count === words.length && found.push(at));
  return found.sort((a, b) => scores[b]! - scores[a]!);
}

/** Each word once, in lower case. Islamabad's sectors are one word however they are written: `F-7`, `F 7` and `F7`. */
function splitWords(text: string): string[] {
  const joined = text.toLowerCase().replace(/(?<!\p{L})(\p{L})[-\s](?=\d)/gu, '$1');
  return [...new Set(joined.split(/[\s\p{Z}\p{P}]+/u).filter(Boolean))];
}

function homeEntry({ neighborhood, city, type, description }: Property): Entry {
  return { names: `${neighborhood} ${city} ${toUrdu(`${neighborhood} ${city}`)}`, words: `${type} ${description}` };
}

function projectEntry({ neighborhood, city }: ProjectName): Entry {
  return { names: `${neighborhood} ${city} ${toUrdu(`${neighborhood} ${city}`)}`, words: '' };
}
