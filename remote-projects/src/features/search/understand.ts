import { readSentence, type Sentence, type SentenceFilters } from '../../model/read-sentence';
import { emptySearch, hasFilters, type Search } from './search';
import type { SearchState } from './use-search';

export interface Understood {
  /** With the filters that its text names. One that a field has set wins. The text stays as typed. */
  search: Search;
  sentence: Sentence;
  /** Whether anything is asked: "for" alone is not. */
  isAsked: boolean;
}

export function understand(search: Search): Understood {
  const sentence = readSentence(search.text);
  const { filters, words, isAboutProjects, rupees } = sentence;
  const filled = { ...search };
  for (const key of filterKeys(filters)) if (isEmpty(search, key)) Object.assign(filled, { [key]: filters[key] });
  const isAsked =
    hasFilters({ ...filled, text: words }) || 'kind' in filters || isAboutProjects || rupees !== undefined;
  return { search: filled, sentence, isAsked };
}

/** For the fields: they show what the text says, and take it over. */
export function withSentence(state: SearchState): SearchState {
  const { search, choose, type } = state;
  return {
    ...state,
    search: understand(search).search,
    choose: (patch) => choose(withoutItsWords(search, patch)),
    type: (patch) => type(withoutItsWords(search, patch)),
  };
}

/**
 * A choice takes what the text says about it out of the text, so that both never say different things. What the same
 * words say about another filter, such as the other end of a range, becomes a choice.
 */
function withoutItsWords(search: Search, patch: Partial<Search>): Partial<Search> {
  if ('text' in patch) return patch;
  const before = readSentence(search.text).filters;
  const text = filterKeys(before)
    .filter((key) => key in patch)
    .reduce((left, key) => readSentence(left).without(key), search.text);
  if (text === search.text) return patch;
  const after = readSentence(text).filters;
  const lost = filterKeys(before).filter((key) => after[key] !== before[key] && isEmpty(search, key));
  return { ...Object.fromEntries(lost.map((key) => [key, before[key]])), ...patch, text };
}

function filterKeys(filters: Partial<SentenceFilters>) {
  return Object.keys(filters) as (keyof SentenceFilters)[];
}

function isEmpty(search: Search, key: keyof SentenceFilters): boolean {
  return search[key] === emptySearch[key];
}
