import MiniSearch from 'minisearch';
import type { ProjectName } from '../../content/project-names';
import type { Property } from '../../content/properties';
import { toUrdu } from '../../content/urdu-names';

export interface TextMatches {
  homes: readonly number[];
  projects: readonly number[];
  areSimilar: boolean;
}

export interface TextIndex {
  /** Every word must match a word or its beginning. Typos are tried only when nothing else matches. */
  find: (text: string) => TextMatches;
  /** Whether all texts are indexed. Until then `find` sees some of them. */
  isReady: () => boolean;
  /** Calls `onReady` once. */
  subscribe: (onReady: () => void) => () => void;
}

interface Entry {
  names: string;
  words: string;
}

interface Word {
  id: string;
  inNames: number[];
  inWords: number[];
}

/** Texts indexed per task, so that a key press waits for at most one slice. */
const sliceSize = 100;

/** Indexes homes by all words, projects by name and city. Continues in the background after the first slice. */
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
 * MiniSearch indexes words, not homes: it finds words by prefix or typo in a millisecond, while scoring 10,000 homes
 * takes six frames.
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
    // Swapped letters count as two errors (Levenshtein). Short words have too many neighbors.
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

/** Whole words and words in names score higher. */
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

/** Unique, lower case. Islamabad's sectors become one word: `F-7`, `F 7` and `F7`. */
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
