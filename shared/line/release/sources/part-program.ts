import ts from 'typescript';
import { sharedModules } from '../../build';

export interface PartProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  resolve: (specifier: string, from: string) => string | undefined;
  /** Files reachable from a root and compiled into the part, the root's first. */
  reach: (root: string) => ts.SourceFile[];
}

/** Also used by the check. */
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

/** Provided by the shell at run time, not compiled into parts. */
export const sharedNames: ReadonlySet<string> = new Set(sharedModules().map(({ name }) => name));

/** Third-party modules are checked by version range. */
export function isSharedOfOurs(name: string): boolean {
  return sharedNames.has(name) && name.startsWith('@site/');
}

/** Shared between programs, because parsing the declarations of React and Chakra takes seconds. */
const parsedFiles = new Map<string, ts.SourceFile | undefined>();

/** Also used by the check. */
export function createHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, ...rest) => {
    // Libraries do not change while a process runs.
    const isParsed = isLibrary(file) ? parsedFiles.has(file) : parsedFiles.get(file)?.text === host.readFile(file);
    if (!isParsed) parsedFiles.set(file, getSourceFile(file, ...rest));
    return parsedFiles.get(file);
  };
  return host;
}

/** Takes two to five seconds. */
export function openPartProgram(roots: readonly string[]): PartProgram {
  const host = createHost(options);
  const resolutions = ts.createModuleResolutionCache(host.getCurrentDirectory(), host.getCanonicalFileName, options);
  // The program needs the same package.json files.
  host.getModuleResolutionCache = () => resolutions;
  const resolve = (specifier: string, from: string) =>
    ts.resolveModuleName(specifier, from, options, host, resolutions);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const found = resolve(text, from);
      // Own packages are linked in node_modules; libraries emit no declarations.
      if (found.resolvedModule && !isLibrary(found.resolvedModule.resolvedFileName))
        found.resolvedModule.isExternalLibraryImport = false;
      return found;
    });
  const program = ts.createProgram([...roots], options, host);
  const checker = program.getTypeChecker();
  return {
    program,
    checker,
    resolve: (specifier, from) => resolve(specifier, from).resolvedModule?.resolvedFileName,
    reach: (root) => reach(program, checker, root),
  };
}

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

export function importsOf(source: ts.SourceFile): ts.StringLiteral[] {
  const specifiers = nodesIn(source).map((node) => {
    if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly ? undefined : node.moduleSpecifier;
    if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
    return isImportCall(node) ? node.arguments[0] : undefined;
  });
  return specifiers.filter((each) => each !== undefined).filter(ts.isStringLiteral);
}

function isImportCall(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
}

export function rootsOf(dir: string, modules: Readonly<Record<string, string>>, isShell: boolean): string[] {
  return isShell ? ['main.tsx', 'entry-node.tsx'].map((file) => `${dir}/src/${file}`) : Object.values(modules);
}

/** The node and all below it, outer ones first. */
export function nodesIn(root: ts.Node): ts.Node[] {
  const found = [root];
  for (const node of found) ts.forEachChild(node, (child) => void found.push(child));
  return found;
}
