import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A file as the compiler of styles sees it. */
export interface SourceModule {
  path: string;
  source: ts.SourceFile;
  /** Local name to the imported name and its module. */
  imports: ReadonlyMap<string, Import>;
  /** Top-level `const`s and functions by name. */
  declarations: ReadonlyMap<string, ts.Expression | ts.FunctionDeclaration>;
  /** Also reports the file to webpack, which then watches it. */
  open: (from: string) => SourceModule | undefined;
}

export interface Import {
  /** `*` for a namespace. */
  name: string;
  from: string;
}

/** `onRead` gets each imported file. */
export function parseModule(path: string, text: string, onRead: (path: string) => void): SourceModule {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports = new Map<string, Import>();
  const declarations = new Map<string, ts.Expression | ts.FunctionDeclaration>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) addImports(statement, imports);
    if (ts.isFunctionDeclaration(statement) && statement.name) declarations.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) declarations.set(name.text, initializer);
  }
  const opened = new Map<string, SourceModule | undefined>();
  const open = (from: string) => {
    if (!opened.has(from)) opened.set(from, openModule(path, from, onRead));
    return opened.get(from);
  };
  return { path, source, imports, declarations, open };
}

function openModule(importer: string, from: string, onRead: (path: string) => void): SourceModule | undefined {
  if (!from.startsWith('.')) return undefined;
  const base = join(dirname(importer), from);
  const path = [`${base}.tsx`, `${base}.ts`, join(base, 'index.ts')].find((file) => existsSync(file));
  if (!path) return undefined;
  onRead(path);
  return parseModule(path, readFileSync(path, 'utf8'), onRead);
}

function addImports({ importClause, moduleSpecifier }: ts.ImportDeclaration, imports: Map<string, Import>): void {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isStringLiteral(moduleSpecifier)) return;
  const from = moduleSpecifier.text;
  if (ts.isNamespaceImport(bindings)) return void imports.set(bindings.name.text, { name: '*', from });
  for (const { name, propertyName } of bindings.elements)
    imports.set(name.text, { name: (propertyName ?? name).text, from });
}
