import ts from 'typescript';
import type { Release } from '@site/contracts';
import { nodesIn } from './nodes-in';
import { importsOf, isImportCall, isSharedOfOurs, type PartProgram, wholeModule } from './part-program';

type Use = (module: string, name: string) => void;

export function readSharedUse({ checker }: PartProgram, files: readonly ts.SourceFile[]): Release['sharedUse'] {
  const uses = new Map<string, Set<string>>();
  const use: Use = (module, name) => void uses.set(module, (uses.get(module) ?? new Set()).add(name));
  for (const file of files) {
    file.statements.forEach((statement) => useNamed(statement, use));
    useMembers(file, checker, use);
  }
  return Object.fromEntries([...uses].sort(byName).map(([module, names]) => [module, [...names].sort()]));
}

export function readExports({ program, checker }: PartProgram, file: string): string[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const isValue = (symbol: ts.Symbol) =>
    ((symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).flags & ts.SymbolFlags.Value) >
    0;
  return (module ? checker.getExportsOfModule(module) : [])
    .filter(isValue)
    .map(({ name }) => name)
    .sort();
}

/** `import { Heading } from '@site/ui/core'` and the same with `export`. */
function useNamed(statement: ts.Statement, use: Use): void {
  const isImport = ts.isImportDeclaration(statement);
  if (!isImport && !ts.isExportDeclaration(statement)) return;
  const { moduleSpecifier } = statement;
  const clause = isImport ? statement.importClause : statement;
  const bindings = isImport ? statement.importClause?.namedBindings : statement.exportClause;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !isSharedOfOurs(moduleSpecifier.text)) return;
  if (clause?.isTypeOnly || !bindings || !(ts.isNamedImports(bindings) || ts.isNamedExports(bindings))) return;
  for (const { name, propertyName, isTypeOnly } of bindings.elements)
    if (!isTypeOnly) use(moduleSpecifier.text, (propertyName ?? name).text);
}

/** Members of namespaces: `import * as core`, `import('@site/ui/core').then(({ Heading }) => …)`. */
function useMembers(file: ts.SourceFile, checker: ts.TypeChecker, use: Use): void {
  const wholes = importsOf(file).filter(({ text, parent }) => isSharedOfOurs(text) && isWhole(parent));
  const modules = new Map(wholes.map((specifier) => [checker.getSymbolAtLocation(specifier), specifier.text]));
  if (wholes.length === 0) return;
  const moduleOf = (node: ts.Node) => modules.get(wholeModule(checker, node));
  for (const node of nodesIn(file)) {
    const [holder, name] = ts.isPropertyAccessExpression(node)
      ? [node.expression, node.name]
      : ts.isBindingElement(node)
        ? [node.parent, node.propertyName ?? node.name]
        : [];
    const module = holder && moduleOf(holder);
    if (module && name) use(module, name.getText());
  }
}

function isWhole(node: ts.Node): boolean {
  if (isImportCall(node)) return true;
  const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
  return bindings !== undefined && ts.isNamespaceImport(bindings);
}

/** By code units: `localeCompare` depends on the machine, and versions must not. */
function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
