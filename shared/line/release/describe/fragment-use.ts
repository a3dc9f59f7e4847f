import ts from 'typescript';
import { UserError } from '../../storage';
import type { FragmentId } from '@site/contracts';
import { importsOf, nodesIn } from './part-program';

/** Other parts' fragments in these files. */
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
