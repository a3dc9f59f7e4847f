import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { openTypeProgram, type TypedPart } from './type-program';
import { root } from '../../checkout';

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

const cache = join(root, '.cache');

export function findDiagnostics({ parts, consumer }: TypeQuestion): Diagnostic[] {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'types-'));
  try {
    const { program, sources, tokens } = openTypeProgram(folder, parts, consumer);
    return sources.flatMap((source) =>
      [...typeErrors(program, source), ...missingTokens(tokens, source)].map((each) => describe(folder, source, each)),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Found {
  start: number;
  text: string;
}

function typeErrors(program: ts.Program, source: ts.SourceFile): Found[] {
  return program
    .getSemanticDiagnostics(source)
    .filter((each) => isOfTypes(each) && !isTypeImport(source, each))
    .map(({ messageText, start = 0 }) => ({ start, text: ts.flattenDiagnosticMessageText(messageText, ' ') }));
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

function describe(folder: string, source: ts.SourceFile, { start, text }: Found): Diagnostic {
  const { line } = source.getLineAndCharacterOfPosition(start);
  const code = source.text.slice(source.getPositionOfLineAndCharacter(line, 0)).split('\n', 1)[0]?.trim() ?? '';
  return {
    sentence: text.replaceAll(folder, '').replace(/\s+/g, ' ').slice(0, longest.sentence),
    file: relative(folder, source.fileName).replace(/^[^/]+\/sources\//, ''),
    code: code.slice(0, longest.code),
  };
}

const reference = /\{((?:colors|spacing|sizes|radii|shadows|easings)\.[\w.]+)(?:\/\d+)?\}/g;

/** Tokens inside longer CSS values, where the compiler accepts any text. */
function missingTokens(tokens: ReadonlySet<string>, source: ts.SourceFile): Found[] {
  return [...source.text.matchAll(reference)]
    .filter(([, name]) => tokens.size > 0 && !tokens.has(`{${name}}`))
    .map(({ index, 1: name }) => ({ start: index, text: `The theme has no token ${name}.` }));
}
