import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import type { FragmentId, PropsText } from '@site/contracts';
import { UserError } from '../../storage';
import { UnwritableTypeError, writePropsText } from './props-text';

export interface FragmentTypesInput {
  part: string;
  /** Folder of the part. */
  dir: string;
  /** Exposed fragments by key (`fragments/project-grid`) to their source file. */
  exposed: Readonly<Record<string, string>>;
  /** Fragments of other parts that its pages show. */
  consumed: readonly FragmentId[];
  /** Source of the contracts that the part is compiled against. */
  contracts: string;
}

export interface FragmentTypes {
  exposes: Record<string, PropsText>;
  consumes: Record<FragmentId, PropsText>;
}

/**
 * What crosses the team's border, in TypeScript: of exposed fragments the properties that the component
 * itself takes, of consumed ones what the contracts promised when this was compiled.
 * Throws one sentence for a fragment whose properties cannot be written down.
 */
export function readFragmentTypes(input: FragmentTypesInput): FragmentTypes {
  const questions = [...Object.entries(input.exposed).map(askExposed), ...input.consumed.map(askConsumed)];
  const answers = new Map(questions.length > 0 ? answer(input, questions) : []);
  const take = (kind: Question['kind']) =>
    Object.fromEntries(questions.filter((each) => each.kind === kind).map(({ id }) => [id, answers.get(id) ?? '']));
  return { exposes: take('exposed'), consumes: take('consumed') };
}

interface Question {
  kind: 'exposed' | 'consumed';
  id: string;
  /** TypeScript expression for the type that is asked for. */
  type: string;
}

function askExposed([key, file]: [string, string]): Question {
  return {
    kind: 'exposed',
    id: key.replace(/^fragments\//, ''),
    type: `PropsOf<typeof import(${JSON.stringify(file.replace(/\.tsx$/, ''))}).default>`,
  };
}

function askConsumed(id: FragmentId): Question {
  return { kind: 'consumed', id, type: `import('@site/contracts').FragmentProps[${JSON.stringify(id)}]` };
}

/** A component without parameters takes no properties. A class component takes those of its constructor. */
const prelude =
  'type PropsOf<C> = C extends (props: infer P) => unknown ? (unknown extends P ? {} : P) : C extends abstract new (props: infer P) => unknown ? P : never;\n';

function answer(input: FragmentTypesInput, questions: readonly Question[]): [string, PropsText][] {
  const name = join(input.dir, '__fragment-types.ts');
  const text = prelude + questions.map(({ type }, index) => `export type Q${index} = ${type};\n`).join('');
  const program = ts.createProgram([name], options, createHost(name, text, input.contracts));
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(name);
  if (!source) throw new Error('The compiler lost the file that asks for the types.');
  const declarations = source.statements.filter(ts.isTypeAliasDeclaration).slice(1);
  return questions.map((question, index) => {
    const declaration = declarations[index];
    if (!declaration) throw new Error(`No declaration for ${question.id}.`);
    return [question.id, write(input, question, checker.getTypeAtLocation(declaration), checker)];
  });
}

function write(
  { part }: FragmentTypesInput,
  { kind, id }: Question,
  type: ts.Type,
  checker: ts.TypeChecker,
): PropsText {
  try {
    if (type.flags & ts.TypeFlags.Never) throw new UnwritableTypeError('what it exports');
    return writePropsText(type, checker, (file) => !/[\\/]node_modules[\\/](?!@site[\\/])/.test(file.fileName));
  } catch (error) {
    if (!(error instanceof UnwritableTypeError)) throw error;
    if (kind === 'consumed')
      throw new UserError(`${part} consumes ${id}, but FragmentProps in @site/contracts does not say what it takes.`);
    throw new UserError(
      `${part} exposes ${id}, but ${error.message}. Give it plain types, or types of @site/contracts.`,
    );
  }
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Reads the part's own files, the contracts and React; every other import stays unknown, which keeps this fast. */
function createHost(name: string, text: string, contracts: string): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.readFile = (file) => (file === name ? text : readFile(file));
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2023) : getSourceFile(file, ...rest);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text: specifier }) => ({ resolvedModule: resolveModule(specifier, from, host, contracts) }));
  return host;
}

function resolveModule(
  specifier: string,
  from: string,
  host: ts.CompilerHost,
  contracts: string,
): ts.ResolvedModuleFull | undefined {
  if (specifier === '@site/contracts') return { resolvedFileName: resolve(contracts), extension: ts.Extension.Ts };
  const isRead = /^[./]/.test(specifier) || specifier === 'react' || existsSync(specifier);
  return isRead ? ts.resolveModuleName(specifier, from, options, host).resolvedModule : undefined;
}
