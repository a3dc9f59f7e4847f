import ts from 'typescript';
import { paths, type FragmentId } from '@site/contracts';
import { shortLink } from '../addresses';
import { importsOf, nodesIn } from './part-program';
import { UserError } from '../../checkout';

export function readFragmentUse(part: string, files: readonly ts.SourceFile[], checker: ts.TypeChecker): FragmentId[] {
  const found = new Set<FragmentId>();
  for (const node of files.filter(importsFacade).flatMap(nodesIn)) {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) continue;
    if (node.tagName.getText() !== 'Fragment') continue;
    for (const id of idsOf(part, node, checker)) found.add(id);
  }
  return [...found].sort();
}

function importsFacade(file: ts.SourceFile): boolean {
  return importsOf(file).some(({ text }) => text === '@site/runtime');
}

/** Several for a union of literals; none for React's `Fragment`. */
function idsOf(
  part: string,
  element: ts.JsxOpeningElement | ts.JsxSelfClosingElement,
  checker: ts.TypeChecker,
): FragmentId[] {
  const attribute = element.attributes.properties.find(
    (each) => ts.isJsxAttribute(each) && each.name.getText() === 'id',
  );
  if (!attribute || !ts.isJsxAttribute(attribute)) return [];
  const { initializer } = attribute;
  // The facade's type allows only fragment ids.
  if (initializer && ts.isStringLiteral(initializer)) return [initializer.text as FragmentId];
  const type =
    initializer && ts.isJsxExpression(initializer) && initializer.expression
      ? checker.getTypeAtLocation(initializer.expression)
      : undefined;
  const literals = (type?.isUnion() ? type.types : [type]).map((each) =>
    each?.isStringLiteral() ? each.value : undefined,
  );
  if (literals.every((each) => each !== undefined)) return literals as FragmentId[]; // As above.
  throw new UserError(
    `${part} shows a fragment whose id is only known at run time (${element.getSourceFile().fileName.split('/').slice(-3).join('/')}). Write id="part/fragments/name", so that it can be preloaded and checked.`,
  );
}

/** A function takes the values of parameters. */
type Paths = Readonly<Record<string, string | ((...values: string[]) => string)>>;

/** Paths that these files link to through `paths`, including links that no rendered page shows. */
export function readLinkedPaths(files: readonly ts.SourceFile[], known: Paths = paths): string[] {
  const found = files.flatMap(pathsUsedIn).flatMap(({ name, rest }) => {
    const link = known[name];
    const path = typeof link === 'function' ? link(...Array<string>(link.length).fill(':id')) : link;
    return path === undefined ? [] : [shortLink(path + rest) ?? path];
  });
  return [...new Set(found)].sort();
}

interface UsedPath {
  name: string;
  /** Query and hash up to the next expression: `?q=`. */
  rest: string;
}

function pathsUsedIn(source: ts.SourceFile): UsedPath[] {
  const local = source.statements.map(localNameOfPaths).find((name) => name !== undefined);
  if (!local) return [];
  return nodesIn(source)
    .filter(ts.isPropertyAccessExpression)
    .filter(({ expression }) => ts.isIdentifier(expression) && expression.text === local)
    .map((node) => ({ name: node.name.text, rest: textAfter(node) }));
}

function textAfter(node: ts.Node): string {
  const link = ts.isCallExpression(node.parent) && node.parent.expression === node ? node.parent : node;
  const text = ts.isTemplateSpan(link.parent) ? link.parent.literal.text : '';
  return /^[?#]/.test(text) ? text : '';
}

function localNameOfPaths(statement: ts.Statement): string | undefined {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return undefined;
  if (statement.moduleSpecifier.text !== '@site/contracts') return undefined;
  const bindings = statement.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return undefined;
  return bindings.elements.find(({ name, propertyName }) => (propertyName ?? name).text === 'paths')?.name.text;
}
