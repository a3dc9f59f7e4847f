import { join, resolve } from 'node:path';
import ts from 'typescript';
import { sharedModules } from '@site/build';

/** Sources of a part as the compiler sees them. */
export interface PartProgram {
  checker: ts.TypeChecker;
  /** The files that a root reaches and that are compiled into the part, the root's own first. */
  reach: (root: string) => ts.SourceFile[];
  /** A file's module, or `undefined` when it exports nothing. */
  moduleOf: (file: string) => ts.Symbol | undefined;
}

export interface PartProgramInput {
  /** Absolute paths of the files that the build starts from. */
  roots: readonly string[];
  /** Source of the contracts that the part is compiled against. */
  contracts: string;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
};

/** Names of the modules that the shell provides at run time: they are not compiled into a part. */
export const sharedNames: ReadonlySet<string> = new Set(sharedModules().map(({ name }) => name));

/** Parsing the declarations of React and Chakra takes seconds; several parts in one process share it. */
const parsedLibraries = new Map<string, ts.SourceFile | undefined>();

/** Compiles the sources of a part as far as types go. Takes two to five seconds. */
export function openPartProgram({ roots, contracts }: PartProgramInput): PartProgram {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, ...rest) => {
    if (!isLibrary(file)) return getSourceFile(file, ...rest);
    if (!parsedLibraries.has(file)) parsedLibraries.set(file, getSourceFile(file, ...rest));
    return parsedLibraries.get(file);
  };
  const resolutions = ts.createModuleResolutionCache(host.getCurrentDirectory(), host.getCanonicalFileName, options);
  // The program asks of each file what kind of module it is, which it reads in the same package.json files.
  host.getModuleResolutionCache = () => resolutions;
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      if (text === '@site/contracts')
        return { resolvedModule: { resolvedFileName: resolve(contracts), extension: ts.Extension.Ts } };
      return ts.resolveModuleName(text, from, options, host, resolutions);
    });
  const program = ts.createProgram([...roots], options, host);
  const checker = program.getTypeChecker();
  return {
    checker,
    reach: (root) => reach(program, checker, root),
    moduleOf: (file) => {
      const source = program.getSourceFile(file);
      return source && checker.getSymbolAtLocation(source);
    },
  };
}

/** Ours: compiled into parts, not a library. */
export function isOurs(file: string): boolean {
  return !isLibrary(file);
}

function isLibrary(file: string): boolean {
  return /[\\/]node_modules[\\/](?!@site[\\/])/.test(file);
}

function reach(program: ts.Program, checker: ts.TypeChecker, root: string): ts.SourceFile[] {
  const found = new Set<ts.SourceFile>();
  const visit = (source: ts.SourceFile | undefined): void => {
    if (!source || found.has(source) || isLibrary(source.fileName)) return;
    found.add(source);
    for (const specifier of importsOf(source)) {
      if (sharedNames.has(specifier.text)) continue;
      visit(checker.getSymbolAtLocation(specifier)?.declarations?.[0]?.getSourceFile());
    }
  };
  visit(program.getSourceFile(root));
  return [...found];
}

/** What a file imports at run time, also later (`import()`). */
export function importsOf(source: ts.SourceFile): ts.StringLiteral[] {
  const found: ts.StringLiteral[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) ||
      (ts.isExportDeclaration(node) && !node.isTypeOnly)
    ) {
      if (node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) found.push(node.moduleSpecifier);
    } else if (isImportCall(node)) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteral(specifier)) found.push(specifier);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

export function isImportCall(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
}

/** The files that the build of a part starts from. */
export function rootsOf(dir: string, modules: Readonly<Record<string, string>>, isShell: boolean): string[] {
  return isShell ? ['main.tsx', 'entry-node.tsx'].map((file) => join(dir, 'src', file)) : Object.values(modules);
}
