import ts from 'typescript';
import { sharedModules } from '@site/build';

/** Sources of a part as the compiler sees them. */
export interface PartProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** The file that an import leads to. */
  resolve: (specifier: string, from: string) => string | undefined;
  /** The files that a root reaches and that are compiled into the part, the root's own first. */
  reach: (root: string) => ts.SourceFile[];
}

/** What the parts of the site are compiled with, also by the check. */
export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  types: [],
};

const options: ts.CompilerOptions = { ...compilerOptions, noCheck: true, declaration: true, emitDeclarationOnly: true };

/** Names of the modules that the shell provides at run time: they are not compiled into a part. */
export const sharedNames: ReadonlySet<string> = new Set(sharedModules().map(({ name }) => name));

/** React and the like are held together by their version ranges. */
export function isSharedOfOurs(name: string): boolean {
  return sharedNames.has(name) && name.startsWith('@site/');
}

/** Parsing the declarations of React and Chakra takes seconds; several parts in one process share it. */
const parsedLibraries = new Map<string, ts.SourceFile | undefined>();

/** Reads the sources of a part, from the files that its build starts from. Takes two to five seconds. */
export function openPartProgram(roots: readonly string[]): PartProgram {
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
  const resolve = (specifier: string, from: string) => {
    const found = ts.resolveModuleName(specifier, from, options, host, resolutions);
    // Packages of ours are linked below node_modules; of a library's files no declarations are emitted.
    if (found.resolvedModule && !isLibrary(found.resolvedModule.resolvedFileName))
      found.resolvedModule.isExternalLibraryImport = false;
    return found;
  };
  host.resolveModuleNameLiterals = (literals, from) => literals.map(({ text }) => resolve(text, from));
  const program = ts.createProgram([...roots], options, host);
  const checker = program.getTypeChecker();
  return {
    program,
    checker,
    resolve: (specifier, from) => resolve(specifier, from).resolvedModule?.resolvedFileName,
    reach: (root) => reach(program, checker, root),
  };
}

/** Not ours: not compiled into parts. */
export function isLibrary(file: string): boolean {
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

/** The module that a name for all of it is; one that was imported later lies in a `default` beside its exports. */
export function wholeModule(checker: ts.TypeChecker, name: ts.Node): ts.Symbol | undefined {
  const type = checker.getTypeAtLocation(name);
  const later = type.getProperty('default');
  return [type.symbol, later && checker.getTypeOfSymbol(later).symbol].find(
    (symbol) => symbol && symbol.flags & ts.SymbolFlags.ValueModule,
  );
}

/** The files that the build of a part starts from. */
export function rootsOf(dir: string, modules: Readonly<Record<string, string>>, isShell: boolean): string[] {
  return isShell ? ['main.tsx', 'entry-node.tsx'].map((file) => `${dir}/src/${file}`) : Object.values(modules);
}
