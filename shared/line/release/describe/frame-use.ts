import ts from 'typescript';
import { nodesIn } from './part-program';

/** Detects `<iframe>`, `chakra('iframe')`, `createElement('iframe')` and `as="iframe"`. */
export function drawsFrame(file: ts.SourceFile): boolean {
  const isFrame = (node: ts.Node | undefined) =>
    node !== undefined && ts.isStringLiteral(node) && node.text === 'iframe';
  return nodesIn(file).some((node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
      return /^(\w+\.)?iframe$/.test(node.tagName.getText(file));
    if (ts.isCallExpression(node)) return isFrame(node.arguments[0]);
    return ts.isJsxAttribute(node) && node.name.getText(file) === 'as' && isFrame(node.initializer);
  });
}
