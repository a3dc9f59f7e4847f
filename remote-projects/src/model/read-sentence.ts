import { squareMetersPerFoot, squareMetersPerMarla } from './local-area';
import type { City } from '../content/project-cards';
import {
  areaWords,
  bathWords,
  bedWords,
  buyWords,
  cityWords,
  counts,
  dollarWords,
  emptyWords,
  fromBounds,
  fromEnds,
  kindWords,
  projectWords,
  rentWords,
  rupeeSigns,
  rupeeUnits,
  toBounds,
  toEnds,
} from '../content/sentence-words';
import { readAmount, toLatinDigits } from './amount';

/** Filters that a sentence can name. */
export interface SentenceFilters {
  mode: 'buy' | 'rent';
  /** `houses` are houses and villas; `homes` are all. */
  kind: 'homes' | 'houses' | 'apartments' | 'condos';
  city: City;
  beds: number;
  baths: number;
  /** Dollars. */
  priceFrom: number;
  priceTo: number;
  /** Square meters. */
  areaFrom: number;
  areaTo: number;
}

export interface Sentence {
  filters: Partial<SentenceFilters>;
  /** What is left for the text search, without words that narrow nothing. */
  words: string;
  isAboutProjects: boolean;
  /** An amount in rupees, as written. It filters nothing, because prices are dollars. */
  rupees: string | undefined;
  /** The text without what was read as this filter, or without `words`. */
  without: (key: keyof SentenceFilters | 'words') => string;
}

type Reading = Partial<SentenceFilters> & { isAboutProjects?: true; isRupees?: true; words?: string };

interface Piece {
  start: number;
  end: number;
  reading: Reading;
}

/** The filters that a visitor wrote as a sentence, and the words that are left to search for. */
export function readSentence(text: string): Sentence {
  const pieces = listPieces(text);
  const readings = pieces.map(({ reading }) => reading);
  const rupees = pieces.find(({ reading }) => reading.isRupees);
  return {
    filters: joinFilters(readings),
    words: readings.flatMap(({ words }) => words ?? []).join(' '),
    isAboutProjects: readings.some(({ isAboutProjects }) => isAboutProjects),
    rupees: rupees && text.slice(rupees.start, rupees.end),
    without: (key) => {
      if (pieces.every(({ reading }) => key in reading)) return '';
      const cut = pieces.filter(({ reading }) => key in reading);
      const rest = cut.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
      return rest.replace(/\s+/g, ' ').trim();
    },
  };
}

/** In the order of the text. Each rule takes its words out of it, so that no other rule reads them. */
function listPieces(text: string): Piece[] {
  let left = normalize(text);
  const pieces: Piece[] = [];
  const take = (start: number, word: string, reading: Reading) => {
    pieces.push({ start, end: start + word.length, reading });
    left = left.slice(0, start) + '\0'.repeat(word.length) + left.slice(start + word.length);
  };
  for (const { pattern, read } of rules)
    for (const { 0: word, index, groups = {} } of left.matchAll(pattern)) {
      const reading = read(groups);
      if (reading) take(index, word, reading);
    }
  for (const { 0: word, index } of left.matchAll(/[^\s\0,;!?"“”()]+/g))
    if (!emptyWords.has(word) && /[\p{L}\p{N}]/u.test(word))
      take(index, word, { words: text.slice(index, index + word.length) });
  return pieces.sort((a, b) => a.start - b.start);
}

/** As long as the text, so that places in both are the same. */
function normalize(text: string): string {
  const lower = text.toLowerCase();
  const latin = toLatinDigits(lower.length === text.length ? lower : text);
  return latin.replace(/ي/g, 'ی').replace(/ك/g, 'ک');
}

/** A filter that is named with two values, such as "house or flat", is meant with both: it does not filter. */
function joinFilters(readings: readonly Reading[]): Partial<SentenceFilters> {
  const filters: Partial<SentenceFilters> = {};
  const contrary = new Set<string>();
  for (const { isAboutProjects, isRupees, words, ...read } of readings)
    for (const [key, value] of Object.entries(read)) {
      const known = filters[key as keyof SentenceFilters];
      if (known !== undefined && known !== value) contrary.add(key);
      Object.assign(filters, { [key]: value });
    }
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !contrary.has(key)));
}

type Groups = Readonly<Record<string, string | undefined>>;

interface Rule {
  pattern: RegExp;
  /** `undefined` leaves the words to later rules. */
  read: (groups: Groups) => Reading | undefined;
}

const spelled = Object.keys(counts).join('|');
const digits = '\\d+(?:[.,٬]\\d+)*';
const number = `(?:${digits}|(?:${spelled})(?!\\p{L}))`;
const dollars = `(?:(?:us ?)?\\$ ?)?${digits}(?: ?(?:k|m|million|thousand))?(?: ?(?:${dollarWords}))?`;

/** In this order, because the number of an area is not a price. */
const rules: readonly Rule[] = [
  range(`(?:${rupeeSigns}) ?${digits}(?: ?(?:${rupeeUnits}|k|m|million))?|${number} ?(?:${rupeeUnits})`, () => ({
    isRupees: true,
  })),
  areaRule(areaWords.marla, squareMetersPerMarla),
  areaRule(areaWords.kanal, 20 * squareMetersPerMarla),
  areaRule(areaWords.meter, 1),
  areaRule(areaWords.foot, squareMetersPerFoot),
  areaRule(areaWords.yard, 9 * squareMetersPerFoot),
  rule(`(?<count>${number})(?: ?[+-])? ?(?:${bedWords})`, ({ count }) => ({ beds: readNumber(count) })),
  rule(`(?<count>${number})(?: ?[+-])? ?(?:${bathWords})`, ({ count }) => ({ baths: readNumber(count) })),
  range(dollars, readPrice),
  rule(rentWords, () => ({ mode: 'rent' })),
  rule(buyWords, () => ({ mode: 'buy' })),
  rule(kindWords.apartments, () => ({ kind: 'apartments' })),
  rule(kindWords.condos, () => ({ kind: 'condos' })),
  rule(kindWords.houses, () => ({ kind: 'houses' })),
  rule(kindWords.homes, () => ({ kind: 'homes' })),
  rule(cityWords.Lahore, () => ({ city: 'Lahore' })),
  rule(cityWords.Islamabad, () => ({ city: 'Islamabad' })),
  rule(projectWords, () => ({ isAboutProjects: true })),
];

/** Of whole words. */
function rule(source: string, read: Rule['read']): Rule {
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu'), read };
}

/** One amount with or without a bound, or two. */
function range(one: string, read: Rule['read']): Rule {
  const bound = `(?:(?:(?<from>${fromBounds})|(?<to>${toBounds})) ?)?`;
  const first = `(?:(?<first>${one}|${number}) ?(?:-|–|to|and|se|سے) ?)?`;
  return rule(`${bound}${first}(?<last>${one})(?: (?:(?<orMore>${fromEnds})|(?<orLess>${toEnds})))?`, read);
}

interface Range {
  from?: number;
  to?: number;
  /** Without a bound. */
  only?: number;
}

function readRange({ from, to, first, last, orMore, orLess }: Groups, read: (one: string) => number): Range {
  const value = read(last ?? '');
  if (first) return { from: read(first), to: value };
  if (from ?? orMore) return { from: value };
  return (to ?? orLess) ? { to: value } : { only: value };
}

/** A size without a bound, such as "10 marla", includes sizes that differ by a tenth: 9 to 11 marla. */
const tolerance = 0.1;

function areaRule(words: string, squareMeters: number): Rule {
  return range(`${number} ?-? ?(?:${words})`, (groups) => {
    const {
      only,
      from = only && only * (1 - tolerance),
      to = only && only * (1 + tolerance),
    } = readRange(groups, (one) => readNumber(one) * squareMeters);
    return {
      ...(from !== undefined && { areaFrom: Math.round(from) }),
      ...(to !== undefined && { areaTo: Math.round(to) }),
    };
  });
}

/** Smaller numbers without a sign are numbers of places: "Gulberg 3". */
const leastPlainPrice = 1000;

/** A price without a bound is what the visitor has: at most so much. */
function readPrice(groups: Groups): Reading | undefined {
  const isThousands = groups['last']?.includes('k');
  const {
    only,
    from,
    to = only,
  } = readRange(groups, (one) => {
    const value = readAmount(one.replace(new RegExp(`us |${dollarWords}`, 'g'), '').replace('thousand', 'k')) ?? NaN;
    const isMarked = /[^\d.,٬ ]/.test(one);
    if (isMarked || value >= leastPlainPrice) return value;
    return isThousands ? value * 1000 : NaN;
  });
  if (Number.isNaN(from) || Number.isNaN(to)) return undefined;
  return { ...(from !== undefined && { priceFrom: from }), ...(to !== undefined && { priceTo: to }) };
}

/** The number at the start of a text, in digits or as a word. */
function readNumber(text = ''): number {
  const [word = ''] = new RegExp(`^${number}`, 'u').exec(text) ?? [];
  return counts[word] ?? Number(word.replace(/[,٬]/g, ''));
}
