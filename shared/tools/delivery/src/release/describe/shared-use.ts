import ts from 'typescript';
import type { SharedUse } from '@site/contracts';
import { isImportCall, type PartProgram, sharedNames } from './part-program';
import { callText, handedOnText, isCalled, providedCallText } from './shared-calls';
import { ownPropsText, passedPropsText } from './shared-props';

/** A name of a shared module in one file: what it is called here. */
interface Local {
  module: string;
  name: string;
}

/**
 * Which exports of shared modules the files use, code behind clicks and effects included, what they pass to components,
 * and what they pass to functions and read of their results.
 */
export function readSharedUse({ checker }: PartProgram, files: readonly ts.SourceFile[]): SharedUse {
  const uses = new Map<string, Map<string, Set<string>>>();
  const use = ({ module, name }: Local, props?: string) => {
    const names = uses.get(module) ?? new Map<string, Set<string>>();
    const passed = names.get(name) ?? new Set<string>();
    if (props !== undefined) passed.add(props);
    uses.set(module, names.set(name, passed));
  };
  for (const file of files) {
    const locals = namedImports(file);
    for (const local of locals.values()) use(local);
    const namespaces = namespaceImports(file);
    for (const [name, module] of namespaces) for (const each of namesReadFrom(file, name)) use({ module, name: each });
    const find = (node: ts.Node) => (ts.isIdentifier(node) ? locals.get(node.text) : memberOf(namespaces, node));
    const visit = (node: ts.Node): void => {
      if (isImportCall(node)) for (const local of laterImports(node)) use(local);
      if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
        const local = locals.get(node.tagName.getText());
        if (local) use(local, passedPropsText(node, checker));
      } else {
        const local = isValue(node) && find(node);
        if (local && isCalled(local.name)) use(local, functionUse(node, checker));
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  const sorted = <T>(map: Map<string, T>) => [...map].sort(byName);
  return Object.fromEntries(
    sorted(uses).map(([module, names]) => [
      module,
      Object.fromEntries(sorted(names).map(([name, props]) => [name, [...props].sort()])),
    ]),
  );
}

function functionUse(node: ts.Expression, checker: ts.TypeChecker): string | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol) return undefined;
  const fn = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const isCall = ts.isCallExpression(node.parent) && node.parent.expression === node;
  return (isCall ? callText(node.parent, fn, checker) : handedOnText(fn, checker)) || undefined;
}

/** A name, or a member of a name, where a value is asked for. */
function isValue(node: ts.Node): node is ts.Identifier | ts.PropertyAccessExpression {
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return false;
  const { parent } = node;
  const isNamed =
    ts.isImportSpecifier(parent) ||
    ts.isExportSpecifier(parent) ||
    ts.isTypeQueryNode(parent) ||
    ts.isTypeReferenceNode(parent);
  const isMember =
    (ts.isPropertyAccessExpression(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isBindingElement(parent) ||
      ts.isJsxAttribute(parent)) &&
    parent.name === node;
  return !isNamed && !isMember;
}

function memberOf(namespaces: readonly (readonly [string, string])[], node: ts.Node): Local | undefined {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const { text } = node.expression;
  const module = namespaces.find(([name]) => name === text)?.[1];
  return module ? { module, name: node.name.text } : undefined;
}

/**
 * Exports of a shared module, each with the properties that its component takes, or with what its function takes and
 * returns; `''` for what cannot be compared.
 */
export function readProvided({ checker, moduleOf }: PartProgram, file: string): Record<string, string> {
  const module = moduleOf(file);
  if (!module) return {};
  const values = checker.getExportsOfModule(module).map((symbol) => ({
    name: symbol.name,
    target: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }));
  return Object.fromEntries(
    values
      .filter(({ target }) => target.flags & ts.SymbolFlags.Value)
      .map(({ name, target }): [string, string] => [
        name,
        ownPropsText(target, checker) || providedCallText(target, checker),
      ])
      .sort(byName),
  );
}

/** By code units: the order of `localeCompare` is the machine's, and a version must not depend on it. */
function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

function namedImports(file: ts.SourceFile): Map<string, Local> {
  const locals = new Map<string, Local>();
  for (const statement of file.statements) {
    const isExport = ts.isExportDeclaration(statement);
    if (!ts.isImportDeclaration(statement) && !isExport) continue;
    const specifier = statement.moduleSpecifier;
    if (!specifier || !ts.isStringLiteral(specifier) || !isSharedOfOurs(specifier.text)) continue;
    const bindings = isExport ? statement.exportClause : statement.importClause?.namedBindings;
    const isTypeOnly = isExport ? statement.isTypeOnly : (statement.importClause?.isTypeOnly ?? false);
    if (!bindings || isTypeOnly || ts.isNamespaceImport(bindings) || ts.isNamespaceExport(bindings)) continue;
    for (const { name, propertyName, isTypeOnly: isType } of bindings.elements) {
      if (!isType) locals.set(name.text, { module: specifier.text, name: (propertyName ?? name).text });
    }
  }
  return locals;
}

/** `import('@site/ui/disclosure').then(({ Accordion }) => …)`, and the same with `await` or a name for the module. */
function laterImports(call: ts.CallExpression): Local[] {
  const [specifier] = call.arguments;
  if (!specifier || !ts.isStringLiteral(specifier) || !isSharedOfOurs(specifier.text)) return [];
  return namesTakenFrom(call).map((name) => ({ module: specifier.text, name }));
}

function namesTakenFrom(call: ts.CallExpression): string[] {
  const outer = ts.isAwaitExpression(call.parent) ? call.parent : call;
  const holder = ts.isParenthesizedExpression(outer.parent) ? outer.parent : outer;
  if (ts.isVariableDeclaration(holder.parent)) return namesOfBinding(holder.parent.name);
  if (!ts.isPropertyAccessExpression(holder.parent)) return [];
  if (ts.isAwaitExpression(outer)) return [holder.parent.name.text];
  const then = holder.parent.parent;
  const [callback] = ts.isCallExpression(then) ? then.arguments : [];
  const [parameter] =
    callback && (ts.isArrowFunction(callback) || ts.isFunctionExpression(callback)) ? callback.parameters : [];
  if (!parameter || !callback) return [];
  if (!ts.isIdentifier(parameter.name)) return namesOfBinding(parameter.name);
  return namesReadFrom(callback, parameter.name.text);
}

/** `import * as core from '@site/ui/core'`: what it is called, and the module. */
function namespaceImports(file: ts.SourceFile): [string, string][] {
  return file.statements.flatMap((statement): [string, string][] => {
    if (
      !ts.isImportDeclaration(statement) ||
      !ts.isStringLiteral(statement.moduleSpecifier) ||
      !isSharedOfOurs(statement.moduleSpecifier.text)
    )
      return [];
    const bindings = statement.importClause?.namedBindings;
    return bindings && ts.isNamespaceImport(bindings) && !statement.importClause?.isTypeOnly
      ? [[bindings.name.text, statement.moduleSpecifier.text]]
      : [];
  });
}

/** Names in `<object>.<name>`, in JSX too. */
function namesReadFrom(scope: ts.Node, object: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === object)
      found.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(scope);
  return found;
}

function namesOfBinding(binding: ts.BindingName): string[] {
  if (!ts.isObjectBindingPattern(binding)) return [];
  return binding.elements.map(({ propertyName, name }) => (propertyName ?? name).getText());
}

/** React and the like are held together by their version ranges. */
function isSharedOfOurs(name: string): boolean {
  return sharedNames.has(name) && name.startsWith('@site/');
}
