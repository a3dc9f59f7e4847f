import { projectCards } from '../../content/project-cards';
import { catalogue, type Home } from '../../content/catalogue';
import { kindWords } from '../../content/sentence-words';
import { listHomes } from '../../model/list-homes';
import { readSentence } from '../../model/read-sentence';
import { criteriaOf } from './criteria';
import type { Search } from './search';
import type { Suggestion } from './suggest-input';
import { findByText } from './text-index';
import { understand } from './understand';

/** More do not fit above a phone's keyboard. */
const most = 6;

const places = ['Lahore', 'Islamabad'] as const;
const kinds = { Apartments: 'apartments', Condos: 'condos', Houses: 'houses' } as const;

/** For words that no filter has read: projects, areas, cities and kinds, with the homes that other filters leave. */
export function suggest(search: Search): readonly Suggestion[] {
  const understood = understand(search);
  const { words } = understood.sentence;
  if (words === '') return [];
  const homesWith = (patch: Partial<Search>) => listHomes(catalogue, criteriaOf({ ...understood.search, ...patch }));
  const left = new Set(homesWith({}).map(({ id }) => id));
  const { projects, homes } = findByText(words);
  const begins = (text: string) => text.toLowerCase().startsWith(words.toLowerCase());
  const suggestions: Suggestion[] = [
    ...Object.entries(kinds).flatMap(([label, kind]) =>
      kindWords[kind].split('|').some((word) => begins(word))
        ? [{ label, detail: countText(homesWith({ kind })) }]
        : [],
    ),
    ...places.filter(begins).map((city) => ({
      label: city,
      detail: `${projectCards.filter((card) => card.city === city).length} projects, ${countText(homesWith({ city }))}`,
    })),
    ...projects
      .filter(({ isNamed }) => isNamed)
      .map(({ item }) => ({ label: item.neighborhood, detail: `Project in ${item.city}` })),
    ...homes
      .filter(({ item, isNamed }) => isNamed && left.has(item.id))
      .map(({ item }) => ({ label: item.neighborhood, detail: `${item.city}, ${countText([item])}` })),
  ];
  return suggestions.filter(({ label }) => label.toLowerCase() !== words.toLowerCase()).slice(0, most);
}

/** The text with what was suggested in place of the words that it completes. */
export function acceptSuggestion(text: string, { label }: Suggestion): string {
  return `${readSentence(text).without('words')} ${label}`.trim();
}

function countText(homes: readonly Home[]): string {
  return homes.length === 1 ? '1 home' : `${homes.length} homes`;
}
