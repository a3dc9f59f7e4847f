import type ts from 'typescript';
import type { Misfit } from './question';
import type { TypeProgram } from './type-program';

const reference = /\{(?:colors|spacing|sizes|radii|shadows|fontWeights|easings)\.[\w.]+(?:\/\d+)?\}/g;

/** Tokens inside longer CSS values, where the compiler accepts any text. */
export function findMissingTokens({ checker, tokenReference, sourcesOf }: TypeProgram, consumer: string): Misfit[] {
  const known = literalsOf(checker.getTypeAtLocation(tokenReference));
  if (known.size === 0) return [];
  const used = sourcesOf(consumer).flatMap(({ text }) => text.match(reference) ?? []);
  return [...new Set(used.map((each) => each.replace(/\/\d+/, '')))]
    .filter((each) => !known.has(each))
    .map((each) => ({
      producer: 'shell',
      sentence: `${consumer} uses the token ${each.slice(1, -1)}, which the shell does not provide.`,
    }));
}

function literalsOf(type: ts.Type): Set<string> {
  const members = type.isUnion() ? type.types : [type];
  return new Set(members.flatMap((each) => (each.isStringLiteral() ? [each.value] : [])));
}
