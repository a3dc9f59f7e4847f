import ts from 'typescript';
import { isImportCall } from '../../release/describe/part-program';
import type { TypeProgram } from './type-program';

export type Origin = { module: string; name: string; isType?: boolean } | { fragment: string };

/** Limit of names to follow. */
const longest = 5;

/** The first shared export or fragment that code refers to, directly or through variables, types and functions. */
export function findOrigin(opened: TypeProgram, node: ts.Node, left = longest): Origin | undefined {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) return originOfElement(opened, node, left);
  // The consumer wrote its members.
  if (ts.isTypeLiteralNode(node)) return undefined;
  if (isImportCall(node)) return originOfImport(opened, node);
  if (ts.isIdentifier(node)) return isMemberName(node) ? undefined : originOfName(opened, node, left);
  return ts.forEachChild(node, (child) => findOrigin(opened, child, left));
}

/** `<Fragment id="…">` comes from the part that exposes it. */
function originOfElement(
  opened: TypeProgram,
  { tagName, attributes }: ts.JsxOpeningElement | ts.JsxSelfClosingElement,
  left: number,
): Origin | undefined {
  const origin = findOrigin(opened, tagName, left);
  if (!origin || !('name' in origin) || origin.name !== 'Fragment') return origin;
  const id = attributes.properties.find((each) => ts.isJsxAttribute(each) && each.name.getText() === 'id');
  const type = id && opened.checker.getTypeAtLocation((ts.isJsxAttribute(id) && id.initializer) || id);
  return { fragment: type?.isStringLiteral() ? type.value : ((id && literalIn(id)) ?? '') };
}

/** `import('@site/ui/forms').then(({ CodeBoxes }) => …)`: the first named export. */
function originOfImport({ checker, shared }: TypeProgram, call: ts.CallExpression): Origin | undefined {
  const [specifier] = call.arguments;
  const module = specifier && ts.isStringLiteral(specifier) && shared.has(specifier.text) ? specifier : undefined;
  const symbol = module && checker.getSymbolAtLocation(module);
  if (!module || !symbol) return undefined;
  const exported = new Set(checker.getExportsOfModule(symbol).map(({ name }) => name));
  const find = (node: ts.Node): string | undefined =>
    ts.isIdentifier(node) && exported.has(node.text) ? node.text : ts.forEachChild(node, find);
  return { module: module.text, name: find(ts.findAncestor(call, ts.isStatement) ?? call) ?? '' };
}

function originOfName(opened: TypeProgram, name: ts.Identifier, left: number): Origin | undefined {
  for (const declaration of opened.checker.getSymbolAtLocation(name)?.declarations ?? []) {
    const origin = left > 0 ? originOfDeclaration(opened, declaration, name, left - 1) : undefined;
    if (origin) return origin;
  }
  return undefined;
}

function originOfDeclaration(
  opened: TypeProgram,
  declaration: ts.Declaration,
  name: ts.Identifier,
  left: number,
): Origin | undefined {
  const module = importedFrom(declaration);
  if (ts.isImportSpecifier(declaration)) {
    const imported = (declaration.propertyName ?? declaration.name).text;
    if (module === '@site/contracts')
      return imported === 'FragmentProps' ? { fragment: literalIn(name.parent.parent) ?? '' } : undefined;
    const isType = ts.isTypeOnlyImportOrExportDeclaration(declaration);
    if (module && opened.shared.has(module)) return { module, name: imported, isType };
  }
  if (module && opened.shared.has(module)) return { module, name: memberOf(name) };
  const target = module ? aliased(opened.checker, declaration) : declaration;
  return (
    target &&
    piecesOf(target)
      .map((piece) => findOrigin(opened, piece, left))
      .find(Boolean)
  );
}

function importedFrom(declaration: ts.Declaration): string | undefined {
  const statement = ts.findAncestor(declaration, ts.isImportDeclaration);
  return statement && ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : undefined;
}

function aliased(checker: ts.TypeChecker, declaration: ts.Declaration): ts.Declaration | undefined {
  const name = ts.getNameOfDeclaration(declaration);
  const symbol = name && checker.getSymbolAtLocation(name);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : undefined;
  return target?.declarations?.find((each) => !each.getSourceFile().isDeclarationFile);
}

function piecesOf(declaration: ts.Declaration): ts.Node[] {
  if (ts.isBindingElement(declaration)) {
    const holder = ts.findAncestor(declaration, (node) => ts.isVariableDeclaration(node) || ts.isParameter(node));
    return holder ? piecesOf(holder as ts.VariableDeclaration | ts.ParameterDeclaration) : [];
  }
  if (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration))
    return [declaration.type, declaration.initializer].filter((each) => each !== undefined);
  if (ts.isFunctionDeclaration(declaration)) return [...signatureOf(declaration), ...returnsOf(declaration.body)];
  if (ts.isTypeAliasDeclaration(declaration)) return [declaration.type];
  return ts.isInterfaceDeclaration(declaration) ? [...(declaration.heritageClauses ?? [])] : [];
}

function signatureOf({ parameters, type }: ts.SignatureDeclaration): ts.Node[] {
  return [type, ...parameters.map((each) => each.type)].filter((each) => each !== undefined);
}

function returnsOf(body: ts.Block | undefined): ts.Node[] {
  return (body?.statements ?? []).flatMap((each) => (ts.isReturnStatement(each) && each.expression) || []);
}

/** `Heading` of `core.Heading` for a namespace import. */
function memberOf({ parent }: ts.Identifier): string {
  return ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent)
    ? (parent.getLastToken()?.getText() ?? '')
    : '';
}

function literalIn(node: ts.Node): string | undefined {
  return ts.isStringLiteral(node) ? node.text : ts.forEachChild(node, literalIn);
}

/** `b` of `a.b`, `{ b: 1 }`, `<a b={1} />` and `{ b: c } = a`. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (
    (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) &&
    parent.name === node
  );
}
