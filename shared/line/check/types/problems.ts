import ts from 'typescript';
import type { NamedPath, TypeTree } from '@site/contracts';
import { nodesIn } from '../../release/describe/part-program';
import type { TypeProgram } from './type-program';

export interface TypeQuestion {
  consumer: string;
  sources: TypeTree;
  producers: readonly { part: string; declares: TypeTree }[];
  paths: readonly NamedPath[];
}

/** One sentence of the compiler, and the line of code that it is about. */
export interface Problem {
  sentence: string;
  place: string;
  /** Harmless in itself: a fault only of what took it before. */
  isUntaken?: true;
}

/** Missing packages or globals, and compiler directives: `any` from there on. */
const ignored: ReadonlySet<number> = new Set([2304, 2307, 2503, 2552, 2578, 2580, 2582, 2591, 2875]);
const token = /\{(?:colors|spacing|sizes|radii|shadows|fontWeights|easings)\.[\w.]+(?:\/\d+)?\}/g;
const deepest = 4;

/** What does not compile in a consumer's sources, and what it passes that nobody takes. */
export function findProblems(opened: TypeProgram, consumer: string): Problem[] {
  const { program, checker, sources } = opened;
  return sources.flatMap((source) => {
    const at = (start: number) => placeOf(source, consumer, start);
    const errors = program
      .getSemanticDiagnostics(source)
      .filter((each) => isOfTypes(each) && !isOfMissingType(source, each))
      .map((error): Problem => {
        const { messageText, start = 0, length = 0 } = error;
        const sentence = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ');
        if (!isOfPath(source, error)) return { sentence, place: at(start) };
        const name = source.text.slice(start, start + length);
        return { sentence: `No part calls a path ${name} any more.`, place: at(start), isUntaken: true };
      });
    const untaken = nodesIn(source).flatMap((node) =>
      untakenIn(checker, node).map((name) => ({
        sentence: `Nothing takes '${name}' here.`,
        place: at(node.getStart(source)),
        isUntaken: true as const,
      })),
    );
    return [...errors, ...untaken, ...missingTokens(opened, source, at)];
  });
}

/** Assignments, calls and reads. */
function isOfTypes({ code }: ts.Diagnostic): boolean {
  return ((code >= 2300 && code < 3000) || (code >= 18046 && code <= 18049)) && !ignored.has(code);
}

/** `paths.agent`: parts may link to paths that no release names yet. */
function isOfPath({ text }: ts.SourceFile, { code, start = 0 }: ts.Diagnostic): boolean {
  return [2339, 2551].includes(code) && text.slice(0, start).endsWith('paths.');
}

/** No browser asks for a type. */
function isOfMissingType(source: ts.SourceFile, { code, start }: ts.Diagnostic): boolean {
  if (![2305, 2614, 2694, 2724].includes(code)) return false;
  return nodesIn(source).some(
    (node) =>
      (node.getStart(source) === start && ts.isTypeOnlyImportOrExportDeclaration(node.parent)) ||
      (code === 2694 && ts.isImportTypeNode(node) && node.getStart(source) <= start! && node.end > start!),
  );
}

/** `src/pages/home.tsx: <Heading level={1} />`. Stored sources have no comments, so that numbers of lines differ. */
function placeOf(source: ts.SourceFile, consumer: string, start: number): string {
  const { line } = source.getLineAndCharacterOfPosition(start);
  const [from, to] = [source.getLineStarts()[line], source.getLineStarts()[line + 1]];
  const file = source.fileName.slice(source.fileName.indexOf(`/${consumer}/sources/`) + `/${consumer}/sources/`.length);
  return `${file.replace(`${consumer}/`, '')}: ${source.text.slice(from, to).trim().slice(0, 100)}`;
}

/** Names in a passed value that is not written in place, where the compiler accepts more than is taken. */
function untakenIn(checker: ts.TypeChecker, node: ts.Node): string[] {
  const isPassed =
    ts.isExpression(node) &&
    (ts.isJsxSpreadAttribute(node.parent) ||
      (ts.isJsxExpression(node.parent) && ts.isJsxAttribute(node.parent.parent)) ||
      ((ts.isCallExpression(node.parent) || ts.isNewExpression(node.parent)) && node.parent.expression !== node));
  if (!isPassed) return [];
  const taken = checker.getContextualType(node);
  return taken ? [...untakenOf(checker, checker.getTypeAtLocation(node), taken, node)] : [];
}

function* untakenOf(
  checker: ts.TypeChecker,
  given: ts.Type,
  taken: ts.Type,
  node: ts.Node,
  left = deepest,
): Generator<string> {
  const wanted = checker.getNonNullableType(taken);
  const value = checker.getNonNullableType(given);
  if (left === 0 || !isPlain(value) || wanted.flags & (ts.TypeFlags.Any | ts.TypeFlags.TypeParameter)) return;
  const items = [value, wanted].map((type) => checker.getIndexTypeOfType(type, ts.IndexKind.Number));
  if (items[0]) return yield* items[1] ? untakenOf(checker, items[0], items[1], node, left - 1) : [];
  if (!(wanted.flags & (ts.TypeFlags.Object | ts.TypeFlags.UnionOrIntersection)) || wanted.getStringIndexType()) return;
  const members = wanted.isUnion() ? wanted.types : [wanted];
  for (const property of value.getProperties()) {
    const targets = members.flatMap((member) => member.getProperty(property.name) ?? []);
    const [target] = targets;
    if (!target) yield property.name;
    else if (targets.length === 1)
      yield* untakenOf(
        checker,
        checker.getTypeOfSymbolAtLocation(property, node),
        checker.getTypeOfSymbolAtLocation(target, node),
        node,
        left - 1,
      );
  }
}

/** An object of the consumer's own literals; classes, functions and library types have other members. */
function isPlain(type: ts.Type): boolean {
  const { symbol } = type;
  if (!(type.flags & ts.TypeFlags.Object)) return false;
  if (type.getNumberIndexType()) return true;
  return Boolean(symbol && symbol.flags & (ts.SymbolFlags.ObjectLiteral | ts.SymbolFlags.TypeLiteral));
}

/** Tokens inside longer CSS values, where the compiler accepts any text. */
function missingTokens({ tokens }: TypeProgram, source: ts.SourceFile, at: (start: number) => string): Problem[] {
  const members = tokens.isUnion() ? tokens.types : [tokens];
  const known = new Set(members.flatMap((each) => (each.isStringLiteral() ? [each.value] : [])));
  if (known.size === 0) return [];
  return [...source.text.matchAll(token)]
    .map(({ 0: text, index }) => ({ name: text.replace(/\/\d+/, ''), index }))
    .filter(({ name }) => !known.has(name))
    .map(({ name, index }) => ({
      sentence: `The shell does not provide the token ${name.slice(1, -1)}.`,
      place: at(index),
    }));
}
