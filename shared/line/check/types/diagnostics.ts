import { join } from 'node:path';
import ts from 'typescript';
import { openTypeProgram, type TypeProgram, type TypedPart } from './type-program';

export interface TypeQuestion {
  parts: readonly TypedPart[];
  consumer: string;
}

/** What the compiler says about a consumer's sources. Lines are not numbered: the sources have no comments. */
export interface Diagnostic {
  sentence: string;
  file: string;
  code: string;
}

/** Missing packages and names of the environment: what uses them is `any`. */
const ignored: ReadonlySet<number> = new Set([2304, 2307, 2503, 2552, 2578, 2580, 2582, 2591, 2875]);

const longest = { sentence: 400, code: 80 };

export function findDiagnostics({ parts, consumer }: TypeQuestion): Diagnostic[] {
  const opened = openTypeProgram({ parts, consumers: [consumer] });
  return opened.sourcesOf(consumer).flatMap((source) => [
    ...opened.program
      .getSemanticDiagnostics(source)
      .filter((each) => isOfTypes(each) && !isTypeImport(source, each))
      .map(({ messageText, start = 0 }) =>
        describe(opened, source, start, ts.flattenDiagnosticMessageText(messageText, ' ')),
      ),
    ...missingTokens(opened, source),
  ]);
}

/** Errors of assignments, calls and reads. */
function isOfTypes({ code }: ts.Diagnostic): boolean {
  return ((code >= 2300 && code < 3000) || (code >= 18046 && code <= 18049)) && !ignored.has(code);
}

/** Browsers never ask for a type that is gone. */
function isTypeImport(source: ts.SourceFile, { start = 0 }: ts.Diagnostic): boolean {
  const find = (node: ts.Node): boolean =>
    ts.isImportSpecifier(node) || ts.isExportSpecifier(node)
      ? node.getStart(source) <= start && node.end > start && ts.isTypeOnlyImportOrExportDeclaration(node)
      : (ts.forEachChild(node, (child) => child.pos <= start && child.end > start && find(child)) ?? false);
  return find(source);
}

function describe({ folderOf }: TypeProgram, source: ts.SourceFile, start: number, text: string): Diagnostic {
  const { line } = source.getLineAndCharacterOfPosition(start);
  const code = source.text.slice(source.getPositionOfLineAndCharacter(line, 0)).split('\n', 1)[0]?.trim() ?? '';
  return {
    sentence: text.replaceAll(folderOf(''), '').replace(/\s+/g, ' ').slice(0, longest.sentence),
    file: source.fileName.replace(join(folderOf(''), ''), '').replace(/^\/?[^/]+\/sources\//, ''),
    code: code.slice(0, longest.code),
  };
}

const reference = /\{((?:colors|spacing|sizes|radii|shadows|fontWeights|easings)\.[\w.]+)(?:\/\d+)?\}/g;

/** Tokens inside longer CSS values, where the compiler accepts any text. */
function missingTokens(opened: TypeProgram, source: ts.SourceFile): Diagnostic[] {
  const type = opened.checker.getTypeAtLocation(opened.tokenReference);
  const members = type.isUnion() ? type.types : [type];
  const known = new Set(members.flatMap((each) => (each.isStringLiteral() ? [each.value] : [])));
  if (known.size === 0) return [];
  return [...source.text.matchAll(reference)]
    .filter(([, name]) => !known.has(`{${name}}`))
    .map(({ index, 1: name }) => describe(opened, source, index, `The theme has no token ${name}.`));
}
