import ts from 'typescript';

/** Detects `<iframe>`, `chakra('iframe')`, `createElement('iframe')` and `as="iframe"`. */
export function drawsFrame(file: ts.SourceFile): boolean {
  const isFrame = (node: ts.Node | undefined): boolean =>
    node !== undefined && ts.isStringLiteral(node) && node.text === 'iframe';
  const visit = (node: ts.Node): boolean => {
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      /^(\w+\.)?iframe$/.test(node.tagName.getText(file))
    )
      return true;
    if (ts.isCallExpression(node) && isFrame(node.arguments[0])) return true;
    if (ts.isJsxAttribute(node) && node.name.getText(file) === 'as' && isFrame(node.initializer)) return true;
    return ts.forEachChild(node, (child) => visit(child) || undefined) ?? false;
  };
  return visit(file);
}
