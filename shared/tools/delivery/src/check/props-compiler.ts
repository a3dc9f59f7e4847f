import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { PropsText } from '@site/contracts';
import type { PropsFit, PropsPair } from './props-fit';

/**
 * Lets the TypeScript compiler decide, for each pair, whether what the consumer passes can be assigned to what the
 * producer takes. Runs in a process of its own (`compiler-process.ts`), as the compiler keeps 250 MB.
 */
export function compilePairs(pairs: readonly PropsPair[]): PropsFit[] {
  const files = new Map([
    ['/external.d.ts', external],
    ...pairs.map((pair, index) => [fileOf(index), write(pair)] as const),
  ]);
  const program = ts.createProgram([...files.keys()], options, createHost(files));
  return pairs.map((_, index) => judge(program, fileOf(index)));
}

const fileOf = (index: number) => `/pair-${index}.ts`;

/** Types of libraries are only compared by name. */
const external = `
declare const externalName: unique symbol;
interface External<Name extends string, A = unknown, B = unknown, C = unknown> { readonly [externalName]: [Name, A, B, C] }
`;

/** The names are read by people, in the compiler's own sentence. */
function write({ consumer, producer, given, accepted }: PropsPair): string {
  const [from, to] = [`What${pascal(consumer)}Passes`, `What${pascal(producer)}Takes`];
  return `
namespace Consumer { ${named(given, from)} }
namespace Producer { ${named(accepted, to)} }
declare const given: Consumer.${from};
export const accepted: Producer.${to} = given;
`;
}

function named(text: PropsText, name: string): string {
  return text.replace(/^type Props = /m, `export type ${name} = `);
}

function pascal(part: string): string {
  return part.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}

function judge(program: ts.Program, file: string): PropsFit {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`The compiler lost ${file}.`);
  const [first] = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  if (first) return { problem: reasonOf(first.messageText), unknown: [] };
  return { unknown: listUnknown(source, program.getTypeChecker()) };
}

/** The outermost message only says that the one does not fit the other; the reason is below it. */
function reasonOf(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === 'string') return message;
  const inner = message.next?.[0];
  return inner ? innermost(inner) : message.messageText;
}

function innermost({ messageText, next }: ts.DiagnosticMessageChain): string {
  return [messageText, ...(next ?? []).slice(0, 1).map(innermost)].join(' ');
}

function listUnknown(source: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const [given, accepted] = source.statements.filter(ts.isVariableStatement).map(({ declarationList }) => {
    const [declaration] = declarationList.declarations;
    return declaration && checker.getTypeAtLocation(declaration);
  });
  const known = new Set(accepted?.getProperties().map(({ name }) => name));
  return (given?.getProperties() ?? []).map(({ name }) => name).filter((name) => !known.has(name));
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  strict: true,
  noEmit: true,
  types: [],
};

/** The language's own declarations, parsed: the same for every question, and most of the time that one takes. */
const parsedLibraries = new Map<string, ts.SourceFile>();

/** Sees the pairs and the language's own declarations, nothing else. */
function createHost(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const libraries = dirname(ts.getDefaultLibFilePath(options));
  const read = (file: string) => files.get(file) ?? (dirname(file) === libraries ? ts.sys.readFile(file) : undefined);
  return {
    fileExists: (file) => read(file) !== undefined,
    readFile: read,
    getSourceFile: (file, version) => {
      const known = parsedLibraries.get(file);
      const text = known ? undefined : read(file);
      if (known || text === undefined) return known;
      const parsed = ts.createSourceFile(file, text, version);
      if (!files.has(file)) parsedLibraries.set(file, parsed);
      return parsed;
    },
    getDefaultLibFileName: () => join(libraries, 'lib.es2023.d.ts'),
    getDefaultLibLocation: () => libraries,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (file) => file,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  };
}
