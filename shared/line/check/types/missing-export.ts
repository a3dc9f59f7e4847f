import ts from 'typescript';
import { wholeModule } from '../../release/describe/part-program';
import type { TypeProgram } from './type-program';

export interface Missing {
  module: string;
  name: string;
  /** A missing type does not affect browsers. */
  isType: boolean;
}

/** The missing export of a shared module that a name refers to. */
export function findMissing(opened: TypeProgram, node: ts.Node): Missing | undefined {
  const { parent } = node;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) {
    const { moduleSpecifier } = ts.isImportSpecifier(parent) ? parent.parent.parent.parent : parent.parent.parent;
    const module = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    const isType = ts.isTypeOnlyImportOrExportDeclaration(parent);
    return opened.shared.has(module) ? { module, name: (parent.propertyName ?? parent.name).text, isType } : undefined;
  }
  const holder = ts.isPropertyAccessExpression(parent)
    ? parent.expression
    : ts.isBindingElement(parent)
      ? parent.parent
      : undefined;
  const file = holder && wholeModule(opened.checker, holder)?.valueDeclaration?.getSourceFile().fileName;
  const module = [...opened.shared].find(([, each]) => each === file)?.[0];
  return module ? { module, name: node.getText(), isType: false } : undefined;
}
