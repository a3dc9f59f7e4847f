import MiniSearch, { type SearchOptions } from 'minisearch';
import { featuredHomes, type FeaturedHome } from '../../content/featured-homes';
import { projectCards, type ProjectCardContent } from '../../content/project-cards';
import { projectTexts } from '../../content/project-texts';
import { catalogue, type Home } from '../../content/catalogue';
import { genericNames, synonyms } from '../../content/sentence-words';
import { urduWords } from '../../content/urdu-names';
import { toLatinDigits } from '../../model/amount';

export interface TextMatch<Item> {
  item: Item;
  /** 1 has each word, or a word that begins with it; less is only the closest. */
  nearness: number;
  /** Not only by its description. */
  isNamed: boolean;
}

export interface TextMatches {
  homes: readonly TextMatch<Home>[];
  projects: readonly TextMatch<ProjectCardContent>[];
  featured: readonly TextMatch<FeaturedHome>[];
}

interface Hit {
  id: number;
  score: number;
  isNamed: boolean;
  hasWholeName: boolean;
}

/** A number is a whole one: E-1 is not E-11. */
const exact: SearchOptions = { prefix: (term) => !/\d$/.test(term), boost: { names: 4 }, combineWith: 'AND' };
/** Swapped letters count as two errors. Short words have too many neighbors, but E-7 is close to F-7. */
const similar: SearchOptions = {
  fields: ['names'],
  fuzzy: (term) => (term.length >= 4 ? 2 : /^\p{L}\d/u.test(term) && 1),
};

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

const items = [...projectCards, ...catalogue, ...featuredHomes];

// Created when the page's code loads, before the first key.
const index = new MiniSearch({ fields: ['names', 'words'], tokenize, processTerm });
index.addAll(
  [
    ...projectCards.map((project, at) => ({ names: namesOf(project), words: wordsOf(project, at) })),
    ...catalogue.map((home) => ({ names: namesOf(home), words: `${home.type} ${home.description}` })),
    ...featuredHomes.map(({ title, description }) => ({ names: '', words: `${title} ${description}` })),
  ].map((texts, id) => ({ id, ...texts })),
);

/**
 * What has all words in its name; otherwise homes by description and projects by the texts of their page; otherwise
 * what has the most words, typing errors in names included. Best first.
 */
export function findByText(text: string): TextMatches {
  const whole = search(text, exact).map((hit) => ({ ...hit, nearness: 1 }));
  const hasWholeName = whole.filter((hit) => hit.hasWholeName);
  const matches = (hasWholeName.length > 0 ? hasWholeName : whole.length > 0 ? whole : findClosest(text)).map(
    ({ id, ...rest }) => ({
      ...rest,
      item: items[id],
    }),
  );
  const of = <Item extends (typeof items)[number]>(list: readonly Item[]) =>
    matches.flatMap(({ item, nearness, isNamed }) => {
      const own = list.find((candidate) => candidate === item);
      return own ? [{ item: own, nearness, isNamed }] : [];
    });
  return { homes: of(catalogue), projects: of(projectCards), featured: of(featuredHomes) };
}

/** Below 1, because not each word is there as it was written. */
const closest = 0.75;

function findClosest(text: string): (Hit & { nearness: number })[] {
  const terms = [...new Set(tokenize(text).map(processTerm))];
  const weightOf = (term: string) => (genericNames.has(term) ? 0.3 : 1);
  const all = terms.reduce((sum, term) => sum + weightOf(term), 0);
  const found = new Map<number, Hit & { nearness: number }>();
  for (const term of terms) {
    const hits = search(term, exact);
    for (const { id, score, isNamed } of hits.length > 0 ? hits : search(term, similar)) {
      const before = found.get(id);
      found.set(id, {
        id,
        hasWholeName: false,
        score: score + (before?.score ?? 0),
        isNamed: isNamed || (before?.isNamed ?? false),
        nearness: (weightOf(term) / all) * closest * (isNamed ? 1 : 0.9) + (before?.nearness ?? 0),
      });
    }
  }
  const most = Math.max(...[...found.values()].map(({ nearness }) => nearness));
  return [...found.values()].filter(({ nearness }) => nearness > most - 0.001).toSorted((a, b) => b.score - a.score);
}

function search(text: string, options: SearchOptions): Hit[] {
  return index.search(text, options).map(({ id, score, match }) => {
    const areNames = Object.values(match).map((fields) => fields.includes('names'));
    return { id: Number(id), score, isNamed: areNames.includes(true), hasWholeName: !areNames.includes(false) };
  });
}

/** Islamabad's sectors become one word: `F-7`, `F 7` and `F7`. */
function tokenize(text: string): string[] {
  const tokens: string[] = MiniSearch.getDefault('tokenize')(text.replace(/(?<!\p{L})(\p{L})[-\s](?=\d)/gu, '$1'));
  return tokens.filter((token) => token !== '');
}

/** `Phase VI` is `phase 6`, `villas` is `villa`, `۶` is `6`. */
function processTerm(term: string): string {
  const word = toLatinDigits(term.toLowerCase());
  if (roman.includes(word)) return String(roman.indexOf(word) + 1);
  const singular = word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
  return synonyms[singular] ?? singular;
}

function namesOf({ neighborhood, city }: ProjectCardContent | Home): string {
  const words = neighborhood.split(' ');
  const joined = words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);
  return `${neighborhood} ${city} ${joined.join(' ')} ${urduWords(`${neighborhood} ${city}`)}`;
}

function wordsOf({ summary, payment }: ProjectCardContent, at: number): string {
  const { introduction = [], amenities = [] } = projectTexts[at] ?? {};
  return [summary, payment, 'payment plan', ...introduction, ...amenities].join(' ');
}
