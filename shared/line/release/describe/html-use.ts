import ts from 'typescript';
import { nodesIn } from './nodes-in';

const properties = ['innerHTML', 'outerHTML', 'srcdoc'];
const methods = ['insertAdjacentHTML', 'setHTMLUnsafe', 'document.write', 'document.writeln'];

/**
 * The name by which a file writes text as HTML, or `undefined`. Trusted Types refuse that except in the first document.
 */
export function findHtmlUse(file: ts.SourceFile): string | undefined {
  return nodesIn(file)
    .map((node) => useIn(node, file))
    .find((name) => name !== undefined);
}

function useIn(node: ts.Node, file: ts.SourceFile): string | undefined {
  const isDangerous = (name: ts.Node) => /^['"]?dangerouslySetInnerHTML['"]?$/.test(name.getText(file));
  if ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && isDangerous(node.name))
    return 'dangerouslySetInnerHTML';
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
    return ts.isPropertyAccessExpression(node.left)
      ? properties.find((name) => ts.isPropertyAccessExpression(node.left) && node.left.name.text === name)
      : undefined;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const called = node.expression.getText(file);
  return methods.find((name) => called === name || called.endsWith(`.${name}`));
}
