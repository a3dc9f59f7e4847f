import ts from 'typescript';

/** The node and all below it, outer ones first. */
export function nodesIn(root: ts.Node): ts.Node[] {
  const found = [root];
  for (const node of found) ts.forEachChild(node, (child) => void found.push(child));
  return found;
}
